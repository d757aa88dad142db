import { getCommandName, getRecentIds } from '@/kits/commands/command-name';

describe( 'getRecentIds', () => {
	it.each( [
		[
			[ getCommandName( 'page', 7 ), getCommandName( 'page', 3 ) ],
			[ 7, 3 ],
		],
		[ [ 'core/add-new', getCommandName( 'post', 7 ) ], [] ],
		[ [ 'atelier/page/', 'atelier/page/x', 'atelier/page/-1', 4 ], [] ],
		[ undefined, [] ],
		[ 'atelier/page/7', [] ],
	] )( 'finds in %j the pages %j', ( names, ids ) => {
		expect( getRecentIds( names, 'page' ) ).toEqual( ids );
	} );
} );
