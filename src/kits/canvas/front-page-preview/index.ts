export { FrontPagePreview } from './front-page-preview';
