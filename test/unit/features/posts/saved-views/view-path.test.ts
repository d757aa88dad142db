import { viewPath } from '@/features/posts/saved-views/view-path';

describe( 'viewPath', () => {
	it.each( [
		[ 'all', undefined, '/page' ],
		[ 'drafts', 'table', '/page?activeView=drafts&layout=table' ],
		[ '12', undefined, '/page?activeView=12&isCustom=true' ],
		[ '12', 'list', '/page?activeView=12&isCustom=true&layout=list' ],
	] as const )(
		'gives a saved view the room to itself: %s, %s',
		( view, layout, path ) => {
			expect( viewPath( 'page', view, layout ) ).toBe( path );
		}
	);
} );
