import listQuery from '../../../includes/lists/list-query.json';

/**
 * What the application and `includes/lists/class-list-preload.php` both know about the queries of lists: PHP prints the answers
 * with the page, so the paths have to be the same.
 */
export const LIST_QUERY = listQuery;
