import { render, screen } from '@testing-library/react';
import { MenuGroup } from '@wordpress/components';

import { AdminBarItems } from '@/app/tools-menu/admin-bar-items';

it( 'lists the links that plugins add to the admin bar, with the titles above each', async () => {
	window.atelierEditorPayload = {
		url: '/payload',
		response: Promise.resolve( {
			ok: true,
			text: async () =>
				JSON.stringify( {
					preload: {},
					adminBar: [
						{
							id: 'cache',
							title: 'Cache',
							href: '',
							children: [
								{
									id: 'purge',
									title: 'Purge all',
									href: '/purge',
									children: [],
								},
							],
						},
						{
							id: 'language',
							title: 'English',
							href: '/?lang=en',
							children: [],
						},
					],
				} ),
		} as Response ),
	};
	render(
		<MenuGroup>
			<AdminBarItems />
		</MenuGroup>
	);
	expect(
		await screen.findByRole( 'menuitem', { name: /^Purge all/ } )
	).toHaveAttribute( 'href', '/purge' );
	expect( screen.getByText( 'Cache' ) ).toBeVisible();
	expect(
		screen.getByRole( 'menuitem', { name: 'English' } )
	).toHaveAttribute( 'href', '/?lang=en' );
	expect( screen.getAllByRole( 'menuitem' ) ).toHaveLength( 2 );
} );
