import { BASE_VIEW } from '@/kits/list/view/base-view';
import { clearFilters, hasFilters } from '@/kits/list/view/clear-filters';
import type { ListView } from '@/kits/list/types';

const LOCKED = {
	field: 'status',
	operator: 'isAny',
	value: [ 'trash' ],
	isLocked: true,
} as const;
const OWN = { field: 'author', operator: 'isAny', value: [ 1 ] } as const;

describe( 'hasFilters and clearFilters', () => {
	it.each( [
		[ 'nothing', {}, false ],
		[ 'a search', { search: 'a' }, true ],
		[ 'an own filter', { filters: [ OWN, LOCKED ] }, true ],
		[ 'a locked filter alone', { filters: [ LOCKED ] }, false ],
	] )( 'with %s', ( _, changes, expected ) => {
		const view = { ...BASE_VIEW, ...changes } as unknown as ListView;
		expect( hasFilters( view ) ).toBe( expected );
		const cleared = clearFilters( view );
		expect( hasFilters( cleared ) ).toBe( false );
		expect( cleared.filters ).toEqual(
			( view.filters ?? [] ).filter( ( { isLocked } ) => isLocked )
		);
	} );
} );
