import {
	formatFilters,
	parseHistoryFilters,
	type FilterQuery,
	type HistoryFilters,
} from '@/features/history/rules/history-filters';

it.each< [ Partial< FilterQuery >, HistoryFilters ] >( [
	[ {}, {} ],
	[ { kind: 'wp_block' }, { kind: 'wp_block' } ],
	[ { kind: 'page' }, {} ],
	[ { kind: 'toString' }, {} ],
	[ { author: '0' }, { author: 0 } ],
	[ { author: '12' }, { author: 12 } ],
	[ { author: '-1' }, {} ],
	[ { author: 'admin' }, {} ],
	[ { record: 'wp_block/3' }, { record: 'wp_block/3' } ],
	[ { record: 'active/front-page' }, { record: 'active/front-page' } ],
	[ { record: 'header' }, {} ],
	[ { search: 'Header' }, { search: 'Header' } ],
	[ { search: '' }, {} ],
] )( 'parseFilters reads %j as %j', ( query, filters ) => {
	expect( parseHistoryFilters( query ) ).toEqual( filters );
} );

it.each< HistoryFilters >( [
	{},
	{ author: 0 },
	{ kind: 'identity', author: 3, record: 'identity/title', search: 'a b' },
] )( 'formatFilters writes what parseFilters reads: %j', ( filters ) => {
	expect( parseHistoryFilters( formatFilters( filters ) ) ).toEqual(
		filters
	);
} );
