import { useRef } from 'react';
import { act, render } from '@testing-library/react';

import { noteFollowed, restoreListFocus, useArrivalFocus } from '@/focus';
import { getArrival, useRoute } from '@/router';

jest.mock( '@/router', () => ( {
	getArrival: jest.fn(),
	useRoute: jest.fn(),
} ) );
jest.mock( '@/schedule/next-frame', () => ( {
	onNextFrame: ( run: () => void ) => {
		run();
		return () => {};
	},
} ) );

interface Place {
	path?: string;
	isEditing?: boolean;
	isCanvasChange?: boolean;
	direction?: string;
	from?: string;
	categoryId?: string;
}

function arrive( {
	path = '/template',
	isEditing = false,
	isCanvasChange = false,
	direction = 'forward',
	from,
	categoryId,
}: Place ) {
	jest.mocked( getArrival ).mockReturnValue( {
		id: 1,
		direction,
		from,
		isCanvasChange,
	} as never );
	jest.mocked( useRoute ).mockReturnValue( {
		path,
		isEditing,
		query: { categoryId },
	} as never );
}

function Screen( { hasMenu = false } ) {
	const screen = useRef< HTMLDivElement >( null );
	useArrivalFocus( screen, '.back' );
	return (
		<div ref={ screen } id="screen">
			<button className="back" id="back" />
			{ hasMenu && (
				<>
					<button id="identity" data-path="/identity" />
					<button id="pages" data-path="/page" />
				</>
			) }
		</div>
	);
}

const byId = ( id: string ) => document.getElementById( id );
const add = ( html: string ) =>
	document.body.insertAdjacentHTML( 'beforeend', html );
const LIST =
	'<ul id="list"><li><button id="one" /></li><li><button id="two" /></li></ul>';
// An observer of the document is called after the current task.
const settle = () => act( async () => {} );

afterEach( () => {
	document.body.innerHTML = '';
} );

/** Has the focus on the second row of a list that goes away then. */
function leaveList( screen: string ) {
	add( LIST );
	const end = restoreListFocus( byId( 'list' )!, 'li', screen );
	byId( 'two' )!.focus();
	end();
	byId( 'list' )!.remove();
}

it( 'goes back from the editor to the row that had the focus, as soon as it is there', async () => {
	leaveList( '/template' );
	arrive( { direction: 'back', isCanvasChange: true } );
	render( <Screen /> );
	expect( byId( 'back' ) ).toHaveFocus();
	add( LIST );
	await settle();
	expect( byId( 'two' ) ).toHaveFocus();
} );

it( 'goes back from the editor to the preview where one stands', async () => {
	arrive( { path: '/wp_template/7', isCanvasChange: true } );
	render( <Screen /> );
	expect( byId( 'back' ) ).toHaveFocus();
	add( '<button id="edit" data-enters-edit />' );
	await settle();
	expect( byId( 'edit' ) ).toHaveFocus();
} );

it.each( [
	[
		'the screen that was left, although another was followed',
		'/page',
		'pages',
	],
	[
		'the one that was followed, where the menu has no such item',
		'/history',
		'identity',
	],
] )( 'goes back to the item of %s', ( _, from, expected ) => {
	noteFollowed( '/', '/identity' );
	arrive( { path: '/', direction: 'back', from } );
	render( <Screen hasMenu /> );
	expect( byId( expected ) ).toHaveFocus();
} );

it( 'leaves the stand-in for whatever the person goes on to', async () => {
	leaveList( '/template' );
	arrive( { direction: 'back', isCanvasChange: true } );
	render( <Screen /> );
	add( '<input id="search">' );
	byId( 'search' )!.focus();
	add( LIST );
	await settle();
	expect( byId( 'search' ) ).toHaveFocus();
} );

it( 'goes on to what is listed on a small viewport, and to the editor’s way back', async () => {
	arrive( { path: '/pattern', categoryId: undefined } );
	const { rerender } = render( <Screen /> );
	byId( 'back' )!.blur();
	arrive( { path: '/pattern', categoryId: 'header' } );
	rerender( <Screen /> );
	expect( byId( 'back' ) ).toHaveFocus();

	byId( 'back' )!.blur();
	arrive( {
		path: '/pattern',
		categoryId: 'header',
		isEditing: true,
		isCanvasChange: true,
	} );
	rerender( <Screen /> );
	expect( document.body ).toHaveFocus();
	byId( 'screen' )!.insertAdjacentHTML(
		'beforeend',
		'<button id="leave" data-leaves-edit />'
	);
	await settle();
	expect( byId( 'leave' ) ).toHaveFocus();
} );
