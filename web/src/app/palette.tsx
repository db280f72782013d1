import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { coreApi } from '../api/core-api.ts';
import { useOpenDialogOnPage } from '../commands/use-dialog-draft.ts';
import { readingTextSwitchTexts } from '../copy/reading-text.ts';
import { themeSwitchTexts } from '../copy/theme.ts';
import { paths } from '../navigation/paths.ts';
import { useCentre, useProfile } from '../session/session.ts';
import { chooseReadingText, useReadingText } from '../ui/reading-text.ts';
import { chooseTheme, useTheme } from '../ui/theme/theme.ts';
import { CommandPalette } from './command-palette/command-palette.tsx';
import { ShortcutsDialog } from './command-palette/shortcuts-dialog.tsx';
import { actionTexts as copy } from './command-palette-copy.ts';
import { actionSynonymTexts, findScreenSynonymsText } from './palette-synonyms-copy.ts';
import { canOpenPath, listScreenLinks, listStudentPages } from './portal-screens.ts';
import { useSignOut } from './use-sign-out.ts';

export type PalettePart = 'search' | 'shortcuts';

interface PaletteProps {
  openPart: PalettePart;
  /** What was typed before this code had loaded. */
  initialSearch: string;
  /** Opens the other of the two; null closes. */
  onShow(next: PalettePart | null): void;
  /** Called with true once the palette takes the keys, and with false when it no longer does. */
  onReady(isReady: boolean): void;
}

/** The palette with the screens and actions of this person, or the list of shortcuts. */
export function Palette({ openPart, initialSearch, onShow, onReady }: PaletteProps) {
  useEffect(() => {
    onReady(true);
    return () => onReady(false);
  }, [onReady]);
  const profile = useProfile();
  const today = useCentre()?.today;
  const [, navigate] = useLocation();
  const openDialogOnPage = useOpenDialogOnPage();
  const theme = useTheme();
  const otherReadingText = useReadingText() === 'large' ? 'standard' : 'large';
  const { signOut } = useSignOut(coreApi.useSignOutMutation()[0]);
  const close = () => onShow(null);
  if (openPart === 'shortcuts')
    return (
      <ShortcutsDialog
        canPractise={canOpenPath(profile, paths.practiceSession)}
        canReplay={canOpenPath(profile, paths.replay(':studentId'))}
        onClose={close}
      />
    );

  const isTutor = profile.role === 'tutor';
  const otherTheme = theme === 'dark' ? 'light' : 'dark';
  const tutorActions = [
    ...(today
      ? [
          {
            id: 'roll',
            text: copy.takeAttendance,
            synonyms: actionSynonymTexts.takeAttendance,
            run: () => openDialogOnPage(paths.takeAttendance, { act: 'roll', date: today }),
          },
        ]
      : []),
    {
      id: 'create-student',
      text: copy.addStudent,
      synonyms: actionSynonymTexts.addStudent,
      run: () => openDialogOnPage(paths.studentManagement, { kind: 'create' }),
    },
  ];
  const actions = [
    ...(isTutor ? tutorActions : []),
    {
      id: 'theme',
      text: themeSwitchTexts[otherTheme],
      synonyms: actionSynonymTexts.theme,
      run: () => chooseTheme(otherTheme),
    },
    {
      id: 'reading-text',
      text: readingTextSwitchTexts[otherReadingText],
      synonyms: actionSynonymTexts.readingText,
      run: () => chooseReadingText(otherReadingText),
    },
    {
      id: 'shortcuts',
      text: copy.shortcuts,
      synonyms: actionSynonymTexts.shortcuts,
      staysOpen: true,
      run: () => onShow('shortcuts'),
    },
    { id: 'sign-out', text: copy.signOut, synonyms: actionSynonymTexts.signOut, run: () => void signOut() },
  ];
  return (
    <CommandPalette
      initialSearch={initialSearch}
      screens={listScreenLinks(profile).map(({ label, href }) => ({
        id: href,
        text: label,
        synonyms: findScreenSynonymsText(label),
        run: () => navigate(href),
      }))}
      actions={actions}
      studentActions={
        isTutor
          ? {
              markAttendanceText: copy.markAttendance,
              pages: listStudentPages(profile),
              openPage: (path) => navigate(path),
              open: ({ id }) => navigate(paths.classHistory(id)),
              markAttendance: ({ id }) =>
                openDialogOnPage(paths.studentManagement, { kind: 'attendance', studentId: id }),
            }
          : undefined
      }
      onClose={close}
    />
  );
}
