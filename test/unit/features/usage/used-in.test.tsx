import { screen } from '@testing-library/react';

import { UsedIn } from '@/features/usage';
import {
	openStage,
	preparePage,
	press,
	type Stage,
} from '../../../integration/support/stage';
import { answer } from '../../../integration/support/rest-server';

const USAGE = { method: 'GET', route: /\/usage$/ } as const;
const REBUILD = { method: 'POST', route: /\/usage\/rebuild$/ } as const;
const WHOLE = { done: 9, total: 9, isWhole: true };

const place = {
	key: '3',
	id: '3',
	postId: 3,
	type: 'page',
	typeLabel: 'Page',
	title: 'About',
	status: 'publish',
	canEdit: true,
};

let lastId = 0;
let stage: Stage;

beforeAll( () => preparePage() );
beforeEach( async () => {
	stage = await openStage();
} );
afterEach( () => stage.cleanUp() );

const show = () => stage.show( <UsedIn kind="pattern" id={ ++lastId } /> );

describe( 'UsedIn', () => {
	it.each( [
		[ 0, 0, 'It is not used anywhere.' ],
		[
			0,
			2,
			'No place was found, but 2 items are too large to be searched completely.',
		],
		[ 1, 0, '1 place' ],
		[ 1, 1, 'At least 1 place' ],
	] )(
		'says of %d places, with %d items that are indexed in part: %s',
		async ( total, incomplete, text ) => {
			stage.server.on( USAGE, () => ( {
				items: total ? [ place ] : [],
				total,
				hidden: 0,
				incomplete,
				index: WHOLE,
			} ) );
			await show();
			expect( await screen.findByText( text ) ).toBeInTheDocument();
		}
	);

	it( 'does not say “not used” while the site is being searched', async () => {
		let isWhole = false;
		stage.server.on( USAGE, () => ( {
			items: [],
			total: 0,
			hidden: 0,
			index: { ...WHOLE, isWhole },
		} ) );
		const shown: string[] = [];
		stage.server.on( REBUILD, () => {
			shown.push( document.body.textContent );
			isWhole = shown.length > 1;
			return { ...WHOLE, isWhole };
		} );
		await show();
		expect(
			await screen.findByText( 'It is not used anywhere.' )
		).toBeInTheDocument();
		expect( shown[ 1 ] ).toContain( 'No place has been found yet.' );
		expect( shown.join( ' ' ) ).not.toContain( 'It is not used anywhere.' );
	} );

	it( 'says that uses cannot be told where the server has no index, and searches the site when it is asked to', async () => {
		let isThere = false;
		stage.server.on( USAGE, () =>
			isThere
				? {
						items: [ place ],
						total: 1,
						hidden: 0,
						incomplete: 0,
						index: WHOLE,
				  }
				: answer( 500, {
						code: 'atelier_usage_unknown',
						message: 'It cannot be told where this is used.',
						data: { status: 500 },
				  } )
		);
		stage.server.on( REBUILD, () => {
			isThere = true;
			return WHOLE;
		} );
		await show();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'It cannot be told where this is used.'
		);
		expect( screen.queryByText( /not used/ ) ).not.toBeInTheDocument();
		expect(
			screen.queryByRole( 'button', { name: 'Retry' } )
		).not.toBeInTheDocument();

		await press( 'Search the site again' )( stage );
		expect( await screen.findByText( '1 place' ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	} );
} );
