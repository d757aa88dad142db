import { getBootPayload } from '@/data/site/boot-payload';
import { loadResource } from '@/data/reads/load-resource';
import { preloadPosts } from '@/features/posts/list/preload-posts';

jest.mock( '@/data/site/boot-payload', () => ( {
	getBootPayload: jest.fn(),
} ) );
jest.mock( '@/data/reads/load-resource', () => ( {
	loadResource: jest.fn(),
} ) );
jest.mock( '@/data/store/list-preferences', () => ( {
	getRememberedLists: () => ( {} ),
} ) );

const PAGE = { slug: 'page', rest_base: 'pages', rest_namespace: 'wp/v2' };

const preload = async ( hasViews: boolean, type: unknown = PAGE ) => {
	jest.mocked( getBootPayload ).mockReturnValue( {
		userId: 1,
		features: { customViews: hasViews },
	} as ReturnType< typeof getBootPayload > );
	const asked: string[] = [];
	jest.mocked( loadResource ).mockImplementation( ( async ( {
		name,
	}: {
		name: string;
	} ) => {
		asked.push( name );
		return { data: name === 'saved-view-types' ? [ { id: 3 } ] : type };
	} ) as unknown as typeof loadResource );
	await preloadPosts( 'page' );
	return asked;
};

describe( 'preloadPosts', () => {
	it.each( [
		[
			'the posts and all that their screen shows',
			true,
			PAGE,
			[
				'post-type',
				'posts',
				'site-pages',
				'post-counts',
				'saved-view-types',
				'saved-views',
			],
		],
		[
			'no saved views where they are switched off',
			false,
			PAGE,
			[ 'post-type', 'posts', 'site-pages', 'post-counts' ],
		],
		[ 'nothing of an unknown type', true, null, [ 'post-type' ] ],
	] )( 'asks for %s', async ( _, hasViews, type, expected ) => {
		expect( await preload( hasViews, type ) ).toEqual( expected );
	} );
} );
