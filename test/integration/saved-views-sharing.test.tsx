/*
 * Who sees a saved view can be changed after it was made, by its author.
 */
import { screen, waitFor } from '@testing-library/react';

import { readSavedView } from '@/features/posts/saved-views/read-saved-view';
import { ViewMenu } from '@/features/posts/saved-views/view-menu';
import { aBootPayload } from '@test/helpers/boot-payload';
import { openStage, preparePage, press } from './support/stage';

const ROUTE = '/wp/v2/wp_dataviews/4';
const ME = aBootPayload().userId;

beforeAll( () => preparePage() );

async function openMenu( status: string, author: number ) {
	const stage = await openStage();
	const record = {
		id: 4,
		title: { raw: 'Drafts' },
		status,
		author,
		content: { raw: '{"type":"table"}' },
	};
	stage.server.put( ROUTE, record );
	const [ saved ] = readSavedView( record );
	await stage.show(
		<ViewMenu postType="page" saved={ saved! } isCurrent={ false } />
	);
	await press( 'Actions for Drafts' )( stage );
	return stage;
}

it.each( [
	[
		'private',
		'Share with everyone',
		'publish',
		'Everyone who uses Design sees "Drafts" now.',
	],
	[
		'publish',
		'Make it only for me',
		'private',
		'"Drafts" is only for you now.',
	],
] )(
	'changes a view that is %s by “%s”',
	async ( status, name, expected, said ) => {
		const { server, user } = await openMenu( status, ME );
		await user.click( screen.getByRole( 'menuitem', { name } ) );
		await waitFor( () =>
			expect( server.get( ROUTE )?.status ).toBe( expected )
		);
		await waitFor( () =>
			expect( document.body ).toHaveTextContent( said )
		);
	}
);

it( 'does not offer to make the view of somebody else personal', async () => {
	await openMenu( 'publish', ME + 1 );
	expect(
		screen.getByRole( 'menuitem', { name: 'Rename' } )
	).toBeInTheDocument();
	expect(
		screen.queryByRole( 'menuitem', { name: /only for me/ } )
	).toBeNull();
} );
