import { listTakenSlugs } from '@/features/styles/rules/list-taken-slugs';

const aShadow = ( slug: string ) => ( { slug, name: slug, shadow: '1px 1px' } );

const CONFIG = {
	settings: {
		shadow: {
			presets: {
				default: [ aShadow( 'natural' ) ],
				theme: [ aShadow( 'shadow-1' ) ],
				custom: [ aShadow( 'shadow-2' ) ],
			},
		},
		blocks: {
			'core/button': {
				shadow: { presets: { custom: [ aShadow( 'pressed' ) ] } },
			},
		},
	},
};

const SITE = [ 'natural', 'shadow-1', 'shadow-2' ];

it.each( [
	[ 'of all origins', undefined, SITE ],
	[ 'of a block and of the site', 'core/button', [ ...SITE, 'pressed' ] ],
	[ 'of a block without presets', 'core/quote', SITE ],
] )( 'lists the slugs %s', ( _title, blockName, expected ) => {
	expect( listTakenSlugs( CONFIG, 'shadow', blockName ).sort() ).toEqual(
		[ ...expected ].sort()
	);
} );
