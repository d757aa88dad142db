import { preserveParameters } from '@/router/preserve-parameters';
import { editPath, itemPath, pathTo, stylesPath } from '@/router/paths';
import { getPath, getQueryArgs } from '@wordpress/url';

function destination( to: string ) {
	return {
		path: getPath( `http://domain.com/${ to }` ) ?? '',
		query: getQueryArgs( to ) as Record< string, unknown >,
	};
}

describe( 'keepAddress', () => {
	it( 'adds the admin page to every destination', () => {
		expect(
			preserveParameters(
				{ path: '/page', query: { layout: 'grid' } },
				''
			)
		).toEqual( {
			path: '/page',
			query: { page: 'atelier', layout: 'grid' },
		} );
	} );

	it.each( [
		pathTo( '/' ),
		pathTo( '/page', { layout: 'table', postId: '1,2' } ),
		itemPath( 'wp_template', 'twentytwentyfive//home' ),
		editPath( 'page', 12 ),
		stylesPath( '/typography' ),
	] )( 'keeps the previewed theme on the way to %s', ( to ) => {
		const { query } = preserveParameters(
			destination( to ),
			'?page=atelier&wp_theme_preview=my-theme'
		);
		expect( query ).toMatchObject( {
			page: 'atelier',
			wp_theme_preview: 'my-theme',
		} );
	} );

	it( 'lets a destination choose another theme', () => {
		expect(
			preserveParameters(
				{ path: '/', query: { wp_theme_preview: 'other' } },
				'?wp_theme_preview=my-theme'
			).query.wp_theme_preview
		).toBe( 'other' );
	} );

	it( 'keeps the draft of the design, and goes to another one where the destination says so', () => {
		const search = '?page=atelier&atelier_draft=12';
		expect(
			preserveParameters( { path: '/styles', query: {} }, search ).query
				.atelier_draft
		).toBe( '12' );
		expect(
			preserveParameters(
				{ path: '/', query: { atelier_draft: '13' } },
				search
			).query.atelier_draft
		).toBe( '13' );
	} );

	it( 'adds no theme when none is previewed', () => {
		expect(
			preserveParameters( { path: '/', query: {} }, '?page=atelier' )
				.query
		).not.toHaveProperty( 'wp_theme_preview' );
	} );
} );
