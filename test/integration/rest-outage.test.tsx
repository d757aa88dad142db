import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dispatch } from '@wordpress/data';

import { App } from '@/app/app';
import { store } from '@/data/store';
import { goToAddress } from '@test/helpers/address';
import { openStage, preparePage } from './support/stage';

const EVERYTHING = { route: /^\// };
const TITLE = 'Design cannot read or save anything on this site';

beforeAll( () => preparePage() );

const findNotice = () =>
	screen.findByRole( 'heading', { name: TITLE }, { timeout: 10_000 } );

it( 'explains on the whole page that the REST API is switched off, and goes on once it answers (scenario 18)', async () => {
	const { server } = await openStage();
	goToAddress( '/page', 'layout=table' );
	server.put( '/wp/v2/pages/7', {
		id: 7,
		title: { raw: 'About', rendered: 'About' },
		status: 'publish',
		type: 'page',
		parent: 0,
	} );
	server.failAll( EVERYTHING, {
		number: 18,
		name: 'switched off',
		status: 401,
		body: { code: 'rest_disabled', message: 'Only for members.' },
	} );
	render( <App /> );

	await findNotice();
	const alert = screen.getByRole( 'alert' );
	expect( alert ).toHaveTextContent(
		/is switched off on this site.*“Only for members\.”/
	);
	expect(
		within( alert ).getByRole( 'link', { name: 'Go to the Dashboard' } )
	).toHaveAttribute( 'href', expect.stringMatching( /wp-admin\/$/ ) );

	await userEvent.click( screen.getByRole( 'button', { name: 'Retry' } ) );
	expect(
		await screen.findByText( 'It still does not answer.' )
	).toBeVisible();

	server.failAll( EVERYTHING );
	await userEvent.click( screen.getByRole( 'button', { name: 'Retry' } ) );
	expect( await screen.findByText( 'About' ) ).toBeVisible();
	expect( screen.queryByText( TITLE ) ).not.toBeInTheDocument();
}, 30_000 );

it.each( [
	[ 19, 'blocked', 'a firewall or a security plugin, blocks the REST API' ],
	[ 20, 'notFound', 'Saving the permalink settings once often mends it' ],
] as const )( 'scenario %i: %s', async ( _, reason, text ) => {
	await openStage( '/no/such/page' );
	await dispatch( store ).setRestOutage( { reason, message: '' } );
	render( <App /> );
	await findNotice();
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( text );
} );
