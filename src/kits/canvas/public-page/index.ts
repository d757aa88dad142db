export { FRONT_PAGE, getPublicPageName } from './get-public-page-name';
export { getPublicPageUrl } from './get-public-page-url';
export { preparePage, usePreparedPage } from './prepared-page';
export { PublicPage, type PublicPageProps } from './public-page';
export { isPublicPage, watchFrame, type PageLoadState } from './watch-frame';
