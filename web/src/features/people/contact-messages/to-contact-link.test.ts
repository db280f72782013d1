import { expect, test } from 'vitest';
import { toContactLink } from './to-contact-link.ts';

test.each([
  ['ada@example.com', 'mailto:ada@example.com'],
  ["Ada.O'Neil+maths@mail.example.co.uk", "mailto:Ada.O'Neil+maths@mail.example.co.uk"],
  ['(607) 555-0123', 'tel:6075550123'],
  ['+1 607.555.0123', 'tel:+16075550123'],
  ['607–555–0123', 'tel:6075550123'],
  ['ann@x.org or 555 123 4567', undefined],
  ['ann@x.org, ben@x.org', undefined],
  ['ann@x.org?cc=ben@x.org', undefined],
  ['call 555 123 4567 after 5', undefined],
  ['555 123 4567 / 555 765 4321', undefined],
  ['555 123 4567, 555 765 4321', undefined],
  ['555-123-4567 ext. 4', undefined],
  ['5551234567 5557654321', undefined],
  ['1 + 555 123 4567', undefined],
])('toContactLink: %s leads to %s', (contact, link) => {
  expect(toContactLink(contact)).toBe(link);
});
