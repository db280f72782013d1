import { demoAccountsTexts } from './demo-accounts-copy.ts';
import type { DemoAccount } from './use-login-state.ts';

interface DemoAccountButtonsProps {
  accounts: readonly DemoAccount[];
  onChoose(account: DemoAccount): void;
}

/** Buttons that fill in the credentials of a demo account. The visitor still presses “Sign in”. */
export function DemoAccountButtons({ accounts, onChoose }: DemoAccountButtonsProps) {
  return (
    <section aria-labelledby="demo-accounts" className="border-t border-rule px-6 pt-5 pb-6 sm:px-8">
      <h2 id="demo-accounts" className="text-base">
        {demoAccountsTexts.title}
      </h2>
      <p className="text-sm text-quiet">{demoAccountsTexts.text}</p>
      <ul className="mt-4 flex flex-col gap-2">
        {accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              onClick={() => onChoose(account)}
              className="flex min-h-11 w-full flex-wrap items-baseline justify-between gap-x-4 rounded-control border max-sm:flex-col border-edge bg-sheet px-3 py-2 text-left hover:bg-hover"
            >
              <span className="font-semibold">{account.label}</span>
              <span className="text-sm text-quiet wrap-anywhere">{account.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
