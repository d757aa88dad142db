import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ThemeValuesNotice } from '@/features/styles/panels/theme-values-notice';

interface Actions {
	receiveCurrentTheme: ( theme: object ) => void;
	receiveEntityRecords: (
		kind: string,
		name: string,
		records: readonly object[]
	) => void;
	__experimentalReceiveThemeBaseGlobalStyles: (
		stylesheet: string,
		base: object
	) => void;
	finishResolution: ( selector: string, args: unknown[] ) => void;
}

const receiveBase = ( unreadable: unknown ) =>
	act( async () => {
		const core = dispatch( coreStore ) as unknown as Actions;
		const theme = { stylesheet: 'theme' };
		core.receiveEntityRecords( 'root', 'theme', [ theme ] );
		core.receiveCurrentTheme( theme );
		core.__experimentalReceiveThemeBaseGlobalStyles( 'theme', {
			settings: {},
			styles: {},
			atelier_unreadable: unreadable,
		} );
		for ( const selector of [
			'getCurrentTheme',
			'__experimentalGetCurrentThemeBaseGlobalStyles',
		] ) {
			core.finishResolution( selector, [] );
		}
	} );

const TEXT = { file: 'theme/theme.json', path: 'settings.color.custom' };

it( 'names the values of the theme that are not used, until it is dismissed for them', async () => {
	await receiveBase( [ TEXT, { file: '', path: 'styles.css' }, null ] );
	const { container } = render( <ThemeValuesNotice /> );
	expect( container ).toHaveTextContent(
		'2 values of the theme have the wrong type. Design does not use these values: theme/theme.json: settings.color.custom, A plugin: styles.css'
	);
	await userEvent.click( screen.getByRole( 'button', { name: 'Close' } ) );
	expect( container ).toBeEmptyDOMElement();

	await receiveBase( [ TEXT ] );
	expect( container ).toHaveTextContent(
		'1 value of the theme has the wrong type.'
	);
} );

it.each( [ undefined, [], 'x', [ { file: 1 } ] ] )(
	'shows nothing for %j',
	async ( unreadable ) => {
		await receiveBase( unreadable );
		const { container } = render( <ThemeValuesNotice /> );
		expect( container ).toBeEmptyDOMElement();
	}
);
