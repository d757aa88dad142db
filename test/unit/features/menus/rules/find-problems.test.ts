import {
	findMenuProblems,
	getLinkQuery,
} from '@/features/menus/rules/find-problems';
import { parseMenu } from '@/features/menus/rules/menu-markup';
import type { MenuAttributes } from '@/features/menus/rules/types';

const link = ( attributes: MenuAttributes ) =>
	`<!-- wp:navigation-link ${ JSON.stringify( attributes ) } /-->`;

const page = ( changes: MenuAttributes = {} ) =>
	link( {
		label: 'A',
		type: 'page',
		id: 1,
		url: 'https://site.test/a/',
		kind: 'post-type',
		...changes,
	} );

const targets = ( status: string, address?: string ) => ( {
	posts: { 1: { status, ...( address && { link: address } ) } },
	terms: {},
	urls: {
		'/old/': { status: 'moved', link: 'https://site.test/new/' },
		'/dead/': { status: 'nowhere' },
	},
} );

const BOUND = {
	metadata: {
		bindings: {
			url: { source: 'core/post-data', args: { field: 'link' } },
		},
	},
};

describe( 'findProblems', () => {
	it.each( [
		[ 'deleted', page(), targets( 'gone' ), 'gone' ],
		[ 'in the trash', page(), targets( 'trash' ), 'trash' ],
		[ 'a draft', page(), targets( 'draft' ), 'draft' ],
		[ 'scheduled', page(), targets( 'future' ), 'draft' ],
		[ 'private', page(), targets( 'private' ), 'private' ],
		[
			'elsewhere now',
			page(),
			targets( 'publish', 'https://site.test/b/' ),
			'moved',
		],
		[
			'where it was, without host and with an anchor',
			page( { url: '/a#top' } ),
			targets( 'publish', 'https://site.test/a/' ),
			undefined,
		],
		[
			'at an old address of the site',
			link( { label: 'A', url: '/old/', kind: 'custom' } ),
			targets( 'publish' ),
			'moved',
		],
		[
			'an address of the site at which nothing stands',
			link( { label: 'A', url: '/dead/', kind: 'custom' } ),
			targets( 'publish' ),
			'nowhere',
		],
		[ 'not known yet', page(), undefined, undefined ],
		[ 'unnamed', page( { label: ' <b></b>' } ), undefined, 'no-label' ],
		[ 'missing', link( { label: 'A' } ), undefined, 'no-address' ],
		[
			'known, but not its address',
			page( { url: undefined } ),
			targets( 'publish', 'https://site.test/a/' ),
			'no-address',
		],
		...[ undefined, '/an-old-one/' ].map(
			( url ) =>
				[
					`named by WordPress itself, with ${ url } stored`,
					page( { url, ...BOUND } ),
					targets( 'publish', 'https://site.test/a/' ),
					undefined,
				] as const
		),
		[
			'named by WordPress itself, and not known yet',
			page( { url: undefined, ...BOUND } ),
			undefined,
			undefined,
		],
	] as const )(
		'judges a link whose target is %s',
		( _, markup, known, expected ) => {
			const tree = parseMenu( markup );
			const key = tree.children[ 0 ]?.key as number;
			expect( findMenuProblems( tree, known ).get( key )?.kind ).toBe(
				expected
			);
		}
	);

	it( 'tells of the second of two links to the same', () => {
		const tree = parseMenu( page() + page( { label: 'B' } ) );
		expect(
			[ ...findMenuProblems( tree, undefined ).values() ].map(
				( { kind, key } ) => [ kind, key ]
			)
		).toEqual( [ [ 'duplicate', tree.children[ 1 ]?.key ] ] );
	} );
} );

describe( 'getLinkQuery', () => {
	it( 'asks about posts, terms and addresses of the site, each once', () => {
		const tree = parseMenu(
			page() +
				page() +
				link( { label: 'T', id: 5, kind: 'taxonomy', type: 'tag' } ) +
				link( { label: 'U', url: '/about/' } ) +
				link( { label: 'V', url: 'https://elsewhere.test/' } ) +
				link( { label: 'W', url: '#top' } )
		);
		expect( getLinkQuery( tree, 'https://site.test/' ) ).toEqual( {
			posts: [ 1 ],
			terms: [ 5 ],
			urls: [ '/about/' ],
		} );
	} );
} );
