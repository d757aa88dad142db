import { draftPath, getDraftUrl } from '@/features/drafts/draft-address';
import { getMomentPath } from '@/kits/compare/get-moment-path';

const PAGE = 'https://a.test/wp-admin/admin.php?page=atelier';

describe( 'getDraftUrl', () => {
	it.each( [
		[
			`${ PAGE }&p=%2Fstyles`,
			12,
			undefined,
			`${ PAGE }&p=%2Fstyles&atelier_draft=12`,
		],
		[ `${ PAGE }&atelier_draft=12`, undefined, undefined, PAGE ],
		[
			`${ PAGE }&atelier_draft=12`,
			13,
			undefined,
			`${ PAGE }&atelier_draft=13`,
		],
		[
			`${ PAGE }&p=%2Fpage&layout=grid&atelier_draft=12`,
			undefined,
			draftPath( 12 ),
			`${ PAGE }&p=%2Fdraft%2F12`,
		],
		[
			PAGE,
			12,
			'/compare?left=at-live&right=saved',
			`${ PAGE }&p=%2Fcompare&left=at-live&right=saved&atelier_draft=12`,
		],
	] )( 'leads from %s into %s at %s', ( href, draft, path, expected ) => {
		expect( getDraftUrl( href, draft, path ) ).toBe( expected );
	} );
} );

describe( 'getMomentPath', () => {
	it( 'compares the live state with that of the draft', () => {
		expect(
			getMomentPath( { kind: 'wp_global_styles', restId: '5' }, 'live' )
		).toBe( '/compare?left=at-live&right=saved' );
		expect(
			getMomentPath(
				{ kind: 'wp_template_part', restId: 'a//b' },
				'live'
			)
		).toContain( 'postType=wp_template_part&postId=a%2F%2Fb' );
	} );

	it( 'leads nowhere for what has no blocks', () => {
		expect(
			getMomentPath( { kind: 'identity', restId: 'title' }, 'live' )
		).toBeUndefined();
	} );
} );
