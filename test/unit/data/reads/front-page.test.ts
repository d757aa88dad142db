import { frontPageResource } from '@/data/reads/front-page';

it.each( [
	[ 'POST', '/wp/v2/settings', true ],
	[ 'POST', '/wp/v2/templates', true ],
	[ 'POST', '/wp/v2/wp_template', true ],
	[ 'PUT', '/wp/v2/wp_template/7', false ],
	[ 'DELETE', '/wp/v2/wp_template/7', true ],
	[ 'DELETE', '/wp/v2/templates/theme//home', true ],
	[ 'PUT', '/atelier/v1/active-templates/home', true ],
	[ 'PUT', '/wp/v2/pages/7', false ],
	[ 'DELETE', '/wp/v2/pages/7', true ],
	[ 'POST', '/atelier/v1/drafts/7/publish', true ],
	[ 'DELETE', '/wp/v2/posts/7', false ],
] )(
	'after %s %s the front page is read again: %s',
	( method, route, expected ) => {
		expect(
			frontPageResource.isStaleAfter(
				{ method, route },
				'/atelier/v1/front-page'
			)
		).toBe( expected );
	}
);
