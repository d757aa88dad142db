import { screen } from '@testing-library/react';

import { ActivationNote } from '@/features/transfer/bring/activation-note';
import { LeftWork } from '@/features/transfer/bring/left-work';
import { OtherThemesItem } from '@/features/transfer/bring/other-themes-item';
import { openStage, preparePage, type Stage } from './support/stage';

const WORK = {
	id: 'slate 1',
	stylesheet: 'slate',
	name: 'Slate',
	templates: 6,
	headers: 2,
	footers: 0,
	parts: 1,
	hasStyles: true,
};

const SENTENCE =
	/You have work in Slate: 6 templates, 2 headers, 1 template part, styles\. Nothing of it comes along by itself\./;

let stage: Stage;

jest.setTimeout( 60_000 );

beforeAll( () => preparePage( { leftWork: WORK } ) );

beforeEach( async () => {
	stage = await openStage();
} );

afterEach( () => stage.cleanUp() );

it( 'says what a switch left behind, leads to it, and says it no more to who does not want to hear it', async () => {
	const { user } = stage;
	await stage.show( <LeftWork /> );
	await screen.findByText( SENTENCE );
	expect(
		screen
			.getByRole( 'link', { name: 'Choose what to bring' } )
			.getAttribute( 'href' )
	).toMatch( /bring.*from=slate/ );
	await user.click(
		screen.getByRole( 'button', { name: 'Do not say this again' } )
	);
	expect( screen.queryByText( SENTENCE ) ).not.toBeInTheDocument();
} );

it( 'counts before an activation what was not brought of it', async () => {
	const row = ( key: string, state: string, area?: string ) => ( {
		key,
		kind: key.split( '/' )[ 0 ],
		title: key,
		state,
		area,
		isOwn: true,
	} );
	stage.server.on( { method: 'GET', route: /other-themes\/work$/ }, () => ( {
		theme: { stylesheet: 'slate', name: 'Slate', isOther: false },
		rows: [
			row( 'template/single', 'same' ),
			row( 'template/page', 'new' ),
			row( 'part/header', 'different', 'header' ),
			{ ...row( 'part/meta', 'new' ), isOwn: false },
			row( 'style/colors', 'same' ),
		],
	} ) );
	await stage.show( <ActivationNote /> );
	await screen.findByText(
		'Of your work in Slate this is left behind: 1 template, 1 header. It is kept, and can be brought later.'
	);
} );

it( 'leads from the templates to those of other themes, where there are any', async () => {
	stage.server.on( { method: 'GET', route: /other-themes$/ }, () => [
		{ ...WORK, isInstalled: true },
	] );
	await stage.show( <OtherThemesItem /> );
	expect(
		await screen.findByRole( 'link', { name: /From other themes.*9/s } )
	).toBeInTheDocument();
} );
