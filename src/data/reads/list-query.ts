import listQuery from '../../../includes/lists/list-query.json';

/**
 * Parts of list queries that the application shares with `includes/lists/class-list-paths.php`: PHP preloads the answers by their paths, so the
 * paths must be equal.
 */
export const LIST_QUERY = listQuery;
