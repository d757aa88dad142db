export { createListRoutes } from './create-list-routes';
export type { ListedPostType } from './types';
