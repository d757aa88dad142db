import { isOwnScreen } from '@/data/site/is-own-screen';

const pageUrl = 'https://example.org/wp-admin/admin.php';
const item = ( path: string, href: string ) => ( {
	id: path,
	label: path,
	path,
	icon: '',
	href,
} );
const payload = {
	pageUrl,
	sidebar: {
		description: '',
		items: [
			item( '/page', `${ pageUrl }?page=atelier&p=/page` ),
			item(
				'/pattern',
				'https://example.org/wp-admin/site-editor.php?p=/pattern'
			),
		],
	},
};

describe( 'isOwnScreen', () => {
	it.each( [
		[ '/page', true ],
		[ '/page?layout=table', true ],
		[ '/pattern', false ],
		[ '/pattern?postType=wp_block', false ],
		[ '/post', true ],
	] )( '%s: %s', ( path, expected ) => {
		expect( isOwnScreen( payload, path ) ).toBe( expected );
	} );
} );
