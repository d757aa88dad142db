import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useId, useRef, useState } from 'react';

import type { CodeEditor } from './create-code-editor';

/** Props of {@link CssEditor}. */
export interface CssEditorProps {
	label: string;
	value: string;
	/** Lines that fit without scrolling. */
	minLines?: number;
	/** Whether the code is a block's: declarations, and rules that nest. */
	isNested?: boolean;
	onChange: ( value: string ) => void;
}

/** A code editor for CSS: highlighting, line numbers, completion, and errors marked on their line. It is loaded when it is shown. */
export function CssEditor( {
	label,
	value,
	minLines = 12,
	isNested = false,
	onChange,
}: CssEditorProps ) {
	const parent = useRef< HTMLDivElement >( null );
	const editor = useRef< CodeEditor >();
	const latest = useRef( { value, onChange } );
	latest.current = { value, onChange };
	const [ isReady, setIsReady ] = useState( false );
	const [ error, setError ] = useState< Error >();
	const helpId = useId();

	useEffect( () => {
		let isCurrent = true;
		import( './create-code-editor' ).then(
			( { createCodeEditor } ) => {
				if ( isCurrent && parent.current ) {
					editor.current = createCodeEditor( parent.current, {
						label,
						helpId,
						isNested,
						value: latest.current.value,
						onChange: ( next ) => latest.current.onChange( next ),
					} );
					setIsReady( true );
				}
			},
			( reason: Error ) => isCurrent && setError( reason )
		);
		return () => {
			isCurrent = false;
			editor.current?.destroy();
			editor.current = undefined;
		};
	}, [ label, helpId, isNested ] );

	useEffect( () => {
		editor.current?.setValue( value );
	}, [ value ] );

	if ( error ) {
		// For the screen's error boundary, which offers to try again.
		throw error;
	}
	return (
		<div className="atelier-styles-css">
			{ ! isReady && <Spinner /> }
			<div
				ref={ parent }
				className="atelier-styles-css__editor"
				style={ { minBlockSize: `${ minLines * 20 }px` } }
			/>
			<p id={ helpId } className="atelier-styles-css__help">
				{ __(
					'Tab indents. To leave the editor by keyboard, press Escape and then Tab.',
					'atelier'
				) }
			</p>
		</div>
	);
}
