import {
	useRef,
	useState,
	type KeyboardEvent,
	type PointerEvent,
	type ReactNode,
} from 'react';
import { __, sprintf } from '@wordpress/i18n';

import { FramesContext, SideContext } from './frames-context';
import { linkScrolling } from './link-scrolling';
import { limitDivider, moveDivider } from './move-divider';
import './style.scss';

/** How two states are shown: one over the other with a divider, or side by side. */
export type PanesView = 'divider' | 'side';

/** One half of a comparison. */
export interface Half {
	/** Name of the state. */
	label: string;
	content: ReactNode;
}

/** Props of {@link Panes}. */
export interface PanesProps {
	view: PanesView;
	left: Half;
	right: Half;
}

/** Shows two states of one page, scrolled together. */
export function Panes( { view, left, right }: PanesProps ) {
	const [ frames ] = useState( linkScrolling );
	const [ position, setPosition ] = useState( 50 );
	const hasDivider = view === 'divider';
	return (
		<FramesContext.Provider value={ frames }>
			{ /* Left and right are the same sides of the window in every language. */ }
			<div className={ `atelier-panes is-${ view }` } dir="ltr">
				<SideContext.Provider value="left">
					<Pane half={ left } />
				</SideContext.Provider>
				<SideContext.Provider value="right">
					<Pane
						half={ right }
						clip={ hasDivider ? position : undefined }
					/>
				</SideContext.Provider>
				{ hasDivider && (
					<Divider
						position={ position }
						leftLabel={ left.label }
						onMove={ setPosition }
					/>
				) }
			</div>
		</FramesContext.Provider>
	);
}

function Pane( { half, clip }: { half: Half; clip?: number | undefined } ) {
	return (
		<section
			className="atelier-panes__pane"
			aria-label={ half.label }
			style={
				clip === undefined
					? undefined
					: { clipPath: `inset(0 0 0 ${ clip }%)` }
			}
		>
			<span className="atelier-panes__label" dir="auto">
				{ half.label }
			</span>
			{ half.content }
		</section>
	);
}

interface DividerProps {
	position: number;
	leftLabel: string;
	onMove: ( position: number ) => void;
}

function Divider( { position, leftLabel, onMove }: DividerProps ) {
	const ref = useRef< HTMLDivElement >( null );
	const handleKeyDown = ( event: KeyboardEvent ) => {
		const next = moveDivider( position, event.key );
		if ( next !== undefined ) {
			event.preventDefault();
			onMove( next );
		}
	};
	const handleMove = ( { clientX, pointerId }: PointerEvent ) => {
		const box = ref.current?.parentElement?.getBoundingClientRect();
		if ( box && ref.current?.hasPointerCapture( pointerId ) ) {
			onMove(
				limitDivider( ( ( clientX - box.left ) / box.width ) * 100 )
			);
		}
	};
	return (
		// A separator with a value is moved by keys and by the pointer.
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
		<div
			ref={ ref }
			className="atelier-panes__divider"
			role="separator"
			aria-orientation="vertical"
			aria-label={ __( 'Divider', 'atelier' ) }
			aria-valuemin={ 0 }
			aria-valuemax={ 100 }
			aria-valuenow={ Math.round( position ) }
			aria-valuetext={ sprintf(
				/* translators: 1: name of a state, for example "Saved now". 2: part of the width that shows it, in percent. */
				__( '%1$s: %2$d percent', 'atelier' ),
				leftLabel,
				Math.round( position )
			) }
			tabIndex={ 0 }
			// The whole handle can be reached at the edges, too.
			style={ { left: `clamp(12px, ${ position }%, 100% - 12px)` } }
			onKeyDown={ handleKeyDown }
			onPointerDown={ ( { pointerId } ) =>
				ref.current?.setPointerCapture( pointerId )
			}
			onPointerMove={ handleMove }
		/>
	);
}
