import { useRef } from 'react';
import { render, screen } from '@testing-library/react';

import { useScreenFocus } from '@/focus';

const TITLES = [ '.screen-title', '.panel-title' ] as const;

function Panel( { section }: { section: string } ) {
	const panel = useRef< HTMLDivElement >( null );
	const body = useRef< HTMLDivElement >( null );
	useScreenFocus( panel, body, section, TITLES );
	return (
		<div ref={ panel }>
			<h2 className="panel-title" tabIndex={ -1 }>
				Panel
			</h2>
			<button data-section="/revisions">Revisions</button>
			<div ref={ body }>
				{ section === '/' ? (
					<button data-section="/colors">Colors</button>
				) : (
					<h3 className="screen-title" tabIndex={ -1 }>
						Screen
					</h3>
				) }
			</div>
		</div>
	);
}

describe( 'useScreenFocus', () => {
	it.each( [
		[ 'to the title of a screen', '/', '/colors', 'Screen' ],
		[ 'back to the row that led there', '/colors', '/', 'Colors' ],
		[ 'back from below it', '/colors/palette', '/', 'Colors' ],
		[
			'back to a button beside the screens',
			'/revisions',
			'/',
			'Revisions',
		],
		[
			'to the panel’s title where nothing led there',
			'/css',
			'/',
			'Panel',
		],
	] )( 'moves %s', ( _name, from, to, focused ) => {
		const { rerender } = render( <Panel section={ from } /> );
		expect( document.body ).toHaveFocus();
		rerender( <Panel section={ to } /> );
		expect( screen.getByText( focused ) ).toHaveFocus();
	} );
} );
