/** Texts of the public pages that are the same for every centre. The centre's own are in `events/values/centre-facts.json`. */
import { CONTACT_MESSAGE_DAYS_PLACEHOLDER } from '#contracts/page-placeholders.ts';
import type { PublicPageName } from '#contracts/public-pages.ts';
import type { CentreFacts } from '#events/values/centre-facts.ts';
import { formatCount } from '../../lib/format-count.ts';

export const publicSiteTexts = {
  navigation: 'Main',
  about: 'About',
  pricing: 'Pricing',
  portal: 'Portal',
  signIn: 'Sign In',
  reachUs: 'Reach us',
  writeToUs: 'Send us a message',
  hours: 'Hours',
  recordKey: 'Key of our record',
  home: {
    seePlans: 'See plans and prices',
    aboutUs: 'About us',
    districts: 'School districts we serve',
    services: 'What we do',
    rating: 'What families say',
    outOf: 'out of 5',
    callToAction: 'Ready for a first class?',
    callToActionText: 'Choose a plan, or come by and see the room first.',
  },
  aboutPage: {
    visit: 'Where to find us',
    approach: 'How we teach',
    team: 'Who teaches',
  },
  pricingPage: {
    plans: 'Plans',
    toClasses: (classes: number) => formatCount(classes, 'class', 'classes'),
    toPerSession: (price: string) => `about ${price} per session`,
    instead: 'instead of',
    getStarted: 'Get Started',
    contact: 'Contact Us Today',
    /** These complete the two links for screen readers. */
    toGetStartedContext: (plan: string) => `with ${plan}`,
    toContactContext: (plan: string) => `about ${plan}`,
    policies: 'Good to know',
  },
  /** What the server answers on this page is in `services/contracts/contact.ts`. */
  contactPage: {
    title: 'Contact us',
    intro: 'Ask about a plan, a subject or a first visit. A tutor reads every message.',
    formTitle: 'Send us a message',
    name: 'Your name',
    contact: 'Email or phone number',
    message: 'Message',
    leaveEmpty: 'Leave this field empty',
    privacy: `Only our tutors can read your message. We keep it for ${CONTACT_MESSAGE_DAYS_PLACEHOLDER} days, then we delete it.`,
    send: 'Send message',
    direct: 'Or call or write',
  },
  contactSentPage: {
    title: 'Thank you, we have your message',
    toText: (phone: string) => `A tutor reads it and answers you. If it is urgent, call us at ${phone}.`,
    home: 'Back to home',
  },
  /** What the server says of each key is in `services/contracts/record-keys.ts`. */
  recordKeyPage: {
    title: 'The key that signs our record',
    intro:
      'Each night we seal our record of classes and payments with this key. Packets are signed with it too. Compare it before you rely on a packet.',
    keys: 'Our key',
    publicKey: 'Public key (Ed25519)',
    compare: 'How to compare it',
    steps: [
      'Find the line “Key of the center” on the packet, or where the checking page shows it.',
      'Compare its 16 letters and digits with those above, one group after another. All must be the same.',
      'If they differ, do not rely on the packet. Call us, and ask which key is ours.',
    ],
    limits:
      'Somebody who takes over this site could show another key here. A packet that you printed earlier shows the key of that day, so compare with that paper as well.',
    checker: 'Check a packet or a seal',
    json: 'The keys for programs (JSON)',
  },
  /** What the server says on this page is in `services/contracts/family-mail-kinds.ts`. */
  unsubscribePage: { title: 'Mails about your child', act: 'Switch off these mails' },
} as const;

const formatList = (words: readonly string[]) => new Intl.ListFormat('en-US').format(words);

interface PageTexts {
  readonly title: string;
  readonly description: string;
}
/** Title and description of each public page, by its name. */
export const toPublicPageTexts = ({ audience, intro, plans }: CentreFacts) =>
  ({
    home: { title: audience, description: intro },
    about: {
      title: 'About us',
      description: 'Where we are, how we teach, and who teaches.',
    },
    pricing: {
      title: 'Plans and prices',
      description: `Plans of ${formatList(plans.map(({ classes }) => String(classes)))} classes, what happens to missed classes, and how refunds work.`,
    },
    contact: {
      title: 'Contact us',
      description: 'Ask about a plan, a subject or a first visit: by phone, by email or with this form.',
    },
    'contact-sent': { title: 'Message sent', description: 'Your message was sent.' },
    'record-key': {
      title: 'The key that signs our record',
      description: 'The public key of our seals and packets, since when it is in use, and how to compare it.',
    },
    unsubscribe: { title: 'Switch off mails', description: 'Switch off mails of one kind.' },
  }) satisfies Record<PublicPageName, PageTexts>;
