import { listShownPresets } from '@/features/styles/rules/shown-presets';

const PRESETS = [
	{ slug: 'ink', name: 'Ink', color: '#111111' },
	{ slug: 'sea', name: 'Sea', color: '#66aaff' },
	{ slug: 'custom-1', name: 'Paper', color: '#ffffff' },
	{ slug: 'custom-2', name: 'Sand', color: '#eeddaa' },
];

it.each( [
	[ 'all', '', 9, undefined, 'ink sea custom-1 custom-2', 0 ],
	[ 'the first', '', 2, undefined, 'ink sea', 2 ],
	[ 'the first and the added one', '', 1, 'custom-2', 'ink custom-2', 2 ],
	[ 'those of a name', ' SA', 9, undefined, 'custom-2', 0 ],
	[ 'those of a slug', 'custom', 1, undefined, 'custom-1', 1 ],
	[ 'those of a value', '#66a', 9, undefined, 'sea', 0 ],
	[ 'none', 'brick', 9, undefined, '', 0 ],
] )( 'shows %s', ( _name, search, limit, added, slugs, hidden ) => {
	const result = listShownPresets( PRESETS, { search, limit, added } );
	expect( result.shown.map( ( { slug } ) => slug ).join( ' ' ) ).toBe(
		slugs
	);
	expect( result.hidden ).toBe( hidden );
} );
