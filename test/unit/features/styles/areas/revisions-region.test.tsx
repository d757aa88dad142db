import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { RevisionsRegion } from '@/features/styles/areas/revisions-region';
import { AppRouter, installHistoryMemory } from '@/router';
import { goToAddress } from '@test/helpers/address';
import { aBootPayload } from '@test/helpers/boot-payload';

const readAddress = () => {
	const { searchParams } = new URL( window.location.href );
	searchParams.delete( 'page' );
	return searchParams.toString();
};

it.each( [ 'Escape', 'Close' ] )(
	'leads by %s to the root of Styles, in the address, too',
	async ( way ) => {
		goToAddress( '/styles', 'section=/revisions&fonts=installed' );
		installHistoryMemory();
		render(
			<AppRouter
				site={ aBootPayload().theme }
				routes={ [ { name: 'styles', path: '/styles', areas: {} } ] }
			>
				<RevisionsRegion />
			</AppRouter>
		);
		const user = userEvent.setup();
		const button = await screen.findByRole( 'button', { name: 'Close' } );
		await ( way === 'Escape'
			? user.keyboard( '{Escape}' )
			: user.click( button ) );
		await waitFor( () =>
			expect( readAddress() ).toBe( 'p=%2Fstyles&fonts=installed' )
		);
	}
);
