import listQuery from '../../../includes/lists/list-query.json';

/**
 * Parts of list queries that the application shares with `includes/lists/class-list-paths.php`: PHP prints the answers with
 * the page, so the paths have to be the same.
 */
export const LIST_QUERY = listQuery;
