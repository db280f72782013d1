import { Moon, Sun } from 'lucide-react';
import { themeSwitchTexts } from '../../copy/theme.ts';
import { Button } from '../button.tsx';
import { chooseTheme, useTheme } from './theme.ts';

export function ThemeSwitch() {
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={themeSwitchTexts[other]}
      title={themeSwitchTexts[other]}
      onClick={() => chooseTheme(other)}
    >
      {theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </Button>
  );
}
