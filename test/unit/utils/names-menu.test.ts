import { namesMenu } from '@/utils/names-menu';

describe( 'namesMenu', () => {
	it.each( [
		[ '<!-- wp:navigation {"ref":12} /-->', true ],
		[
			'<!-- wp:group --><!-- wp:core/navigation {"overlayMenu":"never","ref":4,"layout":{"type":"flex"}} /--><!-- /wp:group -->',
			true,
		],
		[ '<!-- wp:navigation /-->', false ],
		[ '<!-- wp:navigation {"overlayMenu":"never"} /-->', false ],
		[
			'<!-- wp:navigation {"overlayMenu":"never"} --><!-- wp:block {"ref":12} /--><!-- /wp:navigation -->',
			false,
		],
		[ '<!-- wp:navigation-link {"ref":12} /-->', false ],
		[ '<!-- wp:block {"ref":12} /-->', false ],
		[ '', false ],
	] )( 'of %s is %s', ( markup, expected ) => {
		expect( namesMenu( markup ) ).toBe( expected );
	} );
} );
