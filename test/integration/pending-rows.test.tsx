/*
 * Rows of lists show unsaved edits, which the server's list does not have yet.
 */
import { store as coreStore } from '@wordpress/core-data';
import { act, screen } from '@testing-library/react';

import { RowTitle } from '@/kits/list/fields/row-title';
import { loadHostScripts } from '@/wordpress/host-scripts';
import { answer } from './support/rest-server';
import { openStage, preparePage, registry } from './support/stage';

beforeAll( async () => {
	preparePage();
	window.atelierEditorPayload = {
		url: '/payload',
		response: Promise.resolve(
			answer( 200, {
				scripts: [ { handle: 'wp-core-data' } ],
				styles: [],
				preload: {},
			} )
		),
	};
	await loadHostScripts( [ 'wp-core-data' ] );
} );

it.each( [
	[ 'page', '/wp/v2/pages/7', 7 ],
	[ 'wp_block', '/wp/v2/blocks/8', 8 ],
	[ 'wp_template', '/wp/v2/templates/theme//home', 'theme//home' ],
] )(
	'shows the unsaved title of a %s and that it is unsaved, until it is discarded',
	async ( postType, route, id ) => {
		const stage = await openStage();
		stage.server.put( route, {
			id,
			type: postType,
			title: { raw: 'About', rendered: 'About' },
		} );
		await stage.show(
			<RowTitle postType={ postType } id={ id } title="About" />
		);
		expect( screen.getByText( 'About' ) ).toBeVisible();
		expect( screen.queryByText( 'Unsaved changes' ) ).toBeNull();

		const edit = ( title: string ) =>
			act( async () => {
				await registry
					.resolveSelect( coreStore )
					.getEntityRecord( 'postType', postType, id );
				await registry
					.dispatch( coreStore )
					.editEntityRecord( 'postType', postType, id as never, {
						title,
					} );
			} );
		await edit( 'Contact' );
		expect( screen.getByText( 'Contact' ) ).toBeVisible();
		expect( screen.getByText( 'Unsaved changes' ) ).toBeVisible();
		expect( screen.queryByText( 'About' ) ).toBeNull();

		await edit( 'About' );
		expect( screen.getByText( 'About' ) ).toBeVisible();
		expect( screen.queryByText( 'Unsaved changes' ) ).toBeNull();
	}
);
