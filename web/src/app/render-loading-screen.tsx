import { renderToStaticMarkup } from 'react-dom/server';
import { loadingTitleText } from './app-copy.ts';
import { LoadingScreen } from './loading-screen.tsx';

/** The HTML of what the app shows first, which the build writes into the page, so that it is seen before the code has loaded. */
export const renderLoadingScreen = (): string => renderToStaticMarkup(<LoadingScreen title={loadingTitleText} />);
