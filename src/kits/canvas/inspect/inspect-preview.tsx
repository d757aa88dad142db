import { useCallback, useEffect, useRef } from 'react';

import { AreaBoundary } from '@/components/area-boundary';
import { lazyPart } from '@/components/lazy-part';
import { findShownFrame } from './find-shown-frame';
import { InspectButton } from './inspect-button';
import { inspectSlot } from './inspect-slot';
import { setIsInspecting, useIsInspecting } from './inspection-switch';
import type { InspectorProps } from './types';
import './style.scss';

const Inspector = lazyPart< InspectorProps >( () =>
	inspectSlot.get().loadInspector()
);

/** Fields in which a letter is a letter. */
const FIELDS = 'input, textarea, select, [contenteditable], [role=textbox]';

/** The block that is selected in the editor. */
const SELECTED = '[data-block].is-selected';

/** Props of {@link InspectPreview}. */
export interface InspectPreviewProps {
	/** Whether it is the canvas of the editor, whose own menu asks for the inspection. */
	isEditing?: boolean;
	/** Whether the button stands in the preview; else it is among the toggles over it. */
	hasButton?: boolean;
}

/**
 * Lets a preview be inspected: by a button, by the key I where the focus is in the preview, by the menu of the editor. Nothing is loaded
 * for it before.
 */
export function InspectPreview( {
	isEditing = false,
	hasButton = ! isEditing,
}: InspectPreviewProps ) {
	const place = useRef< HTMLDivElement >( null );
	const isOn = useIsInspecting();
	useEffect( () => {
		if ( isEditing ) {
			return;
		}
		const preview = place.current?.parentElement;
		const handleKey = ( event: KeyboardEvent ) => {
			if ( isPlainKey( event, 'i' ) ) {
				event.preventDefault();
				setIsInspecting( true );
			}
		};
		preview?.addEventListener( 'keydown', handleKey );
		return () => preview?.removeEventListener( 'keydown', handleKey );
	}, [ isEditing ] );
	// The page that was inspected is another one then, or none.
	useEffect( () => () => setIsInspecting( false ), [ isEditing ] );
	const findFrame = useCallback(
		() => findShownFrame( place.current?.parentElement ?? null ),
		[]
	);
	const handleClose = useCallback( () => setIsInspecting( false ), [] );
	return (
		<>
			<div ref={ place } className="atelier-inspect-button">
				{ hasButton && <InspectButton /> }
			</div>
			{ isOn && (
				<AreaBoundary>
					<Inspector
						findFrame={ findFrame }
						start={ isEditing ? SELECTED : undefined }
						onClose={ handleClose }
					/>
				</AreaBoundary>
			) }
		</>
	);
}

function isPlainKey( event: KeyboardEvent, key: string ): boolean {
	const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
	return (
		event.key.toLowerCase() === key &&
		! ( ctrlKey || metaKey || altKey || defaultPrevented ) &&
		! ( target instanceof Element && target.closest( FIELDS ) )
	);
}
