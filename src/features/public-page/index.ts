export { getPublicPageName } from './get-public-page-name';
export { PublicPage, type PublicPageProps } from './public-page';
export type { FrameState } from './watch-frame';
