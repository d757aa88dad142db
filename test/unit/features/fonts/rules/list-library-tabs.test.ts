import { listLibraryTabs } from '@/features/fonts/rules/list-library-tabs';

const HOSTED = { slug: 'google-fonts', name: 'Google Fonts' };
const OTHER = { slug: 'open', name: 'Open fonts' };

it.each( [
	[ 'a person who may not install fonts', false, [ HOSTED ], [ 'Library' ] ],
	[
		'a single hosted collection',
		true,
		[ HOSTED ],
		[ 'Library', 'Upload', 'Install Fonts' ],
	],
	[
		'a single collection of another name',
		true,
		[ OTHER ],
		[ 'Library', 'Upload', 'Open fonts' ],
	],
	[
		'several collections',
		true,
		[ HOSTED, OTHER ],
		[ 'Library', 'Upload', 'Google Fonts', 'Open fonts' ],
	],
] )( 'lists the tabs for %s', ( _, canCreate, collections, titles ) => {
	expect(
		listLibraryTabs( canCreate, collections ).map( ( { title } ) => title )
	).toEqual( titles );
} );
