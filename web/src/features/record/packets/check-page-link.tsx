import { ShieldCheck } from 'lucide-react';
import { buttonStyle } from '../../../ui/button-style.ts';
import { packetsTexts as copy } from './packets-copy.ts';

/** The page that checks packets is no part of the app. */
export function CheckPageLink() {
  return (
    <a href="/verify" target="_blank" rel="noreferrer" className={buttonStyle()}>
      <ShieldCheck aria-hidden />
      {copy.checkLink}
    </a>
  );
}
