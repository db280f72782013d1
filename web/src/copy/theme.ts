/** The button that changes the theme, by the theme that it leads to. */
export const themeSwitchTexts = { dark: 'Use the dark theme', light: 'Use the light theme' };
