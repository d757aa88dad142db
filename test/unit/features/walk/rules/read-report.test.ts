import { readReport } from '@/features/walk/rules/read-report';

const pageWith = ( content: string ) => {
	const page = document.implementation.createHTMLDocument();
	const meta = page.createElement( 'meta' );
	meta.name = 'atelier-walk';
	meta.content = content;
	page.head.append( meta );
	return page;
};

const EMPTY = {
	status: 0,
	redirect: undefined,
	kind: '',
	title: '',
	record: undefined,
	template: undefined,
	parts: [],
	menus: [],
	nonce: '',
};

describe( 'readReport', () => {
	it( 'finds none in a page that does not describe itself', () => {
		expect(
			readReport( document.implementation.createHTMLDocument() )
		).toBeUndefined();
	} );

	it.each( [ '', '{', '[]', 'null', '7', '"x"' ] )(
		'finds none in %j',
		( content ) => {
			expect( readReport( pageWith( content ) ) ).toBeUndefined();
		}
	);

	it.each( [
		[ '{}', EMPTY ],
		[ '{"status":"500","kind":7,"parts":{},"menus":[7,null]}', EMPTY ],
		[
			'{"status":301,"redirect":"/x"}',
			{ ...EMPTY, status: 301, redirect: '/x' },
		],
		[
			'{"template":{"type":"wp_template","id":"slate//home","title":"Home","canEdit":"yes"}}',
			{
				...EMPTY,
				template: {
					type: 'wp_template',
					id: 'slate//home',
					title: 'Home',
					canEdit: false,
				},
			},
		],
		[
			'{"record":{"type":"page","id":7,"title":"About","label":"Page","status":"draft","canEdit":true,"editUrl":"/x"}}',
			{
				...EMPTY,
				record: {
					type: 'page',
					id: 7,
					title: 'About',
					label: 'Page',
					status: 'draft',
					canEdit: true,
					editUrl: '/x',
				},
			},
		],
		[ '{"record":{"type":"page"}}', EMPTY ],
	] )( 'reads %s', ( content, expected ) => {
		expect( readReport( pageWith( content ) ) ).toEqual( expected );
	} );
} );
