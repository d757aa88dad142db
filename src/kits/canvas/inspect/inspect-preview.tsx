import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { search } from '@wordpress/icons';

import { AreaBoundary } from '@/components/area-boundary';
import { lazyPart } from '@/components/lazy-part';
import { moveFocus } from '@/focus';
import { findShownFrame } from './find-shown-frame';
import { onInspectionRequest } from './inspect-request';
import { inspectSlot } from './inspect-slot';
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
}

/**
 * A button in a preview that begins to inspect it. The key I does the same where the focus is in the preview. Nothing is loaded for it
 * before.
 */
export function InspectPreview( { isEditing = false }: InspectPreviewProps ) {
	const place = useRef< HTMLDivElement >( null );
	const [ isOn, setIsOn ] = useState( false );
	useEffect( () => {
		if ( isEditing ) {
			return onInspectionRequest( () => setIsOn( true ) );
		}
		const preview = place.current?.parentElement;
		const handleKey = ( event: KeyboardEvent ) => {
			if ( isPlainKey( event, 'i' ) ) {
				event.preventDefault();
				setIsOn( true );
			}
		};
		preview?.addEventListener( 'keydown', handleKey );
		return () => preview?.removeEventListener( 'keydown', handleKey );
	}, [ isEditing ] );
	// The page that was inspected is another one now.
	useEffect( () => setIsOn( false ), [ isEditing ] );
	const findFrame = useCallback(
		() => findShownFrame( place.current?.parentElement ?? null ),
		[]
	);
	const handleClose = useCallback( () => {
		setIsOn( false );
		moveFocus( place.current?.querySelector( 'button' ) );
	}, [] );
	return (
		<>
			<div ref={ place } className="atelier-inspect-button">
				{ ! isEditing && (
					<Button
						size="compact"
						variant="secondary"
						icon={ search }
						isPressed={ isOn }
						aria-keyshortcuts="I"
						onClick={ () => setIsOn( ! isOn ) }
					>
						{ __( 'Inspect', 'atelier' ) }
					</Button>
				) }
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
