import { Button, Spinner } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useId, useRef, useState } from 'react';

import type { CodeEditor, LineProblem } from './create-code-editor';

/** Props of {@link CssEditor}. */
export interface CssEditorProps {
	label: string;
	value: string;
	/** Number of lines that fit without scrolling. */
	minLines?: number;
	/** Whether the code is a block's: declarations, and nested rules. */
	isNested?: boolean;
	/** Whether it has the height of the panel. */
	isTall?: boolean;
	onChange: ( value: string ) => void;
}

/** A code editor for CSS: highlighting, line numbers, completion, and errors marked on their line. It is loaded when it is shown. */
export function CssEditor( {
	label,
	value,
	minLines = 12,
	isNested = false,
	isTall = false,
	onChange,
}: CssEditorProps ) {
	const parent = useRef< HTMLDivElement >( null );
	const editor = useRef< CodeEditor >();
	const latest = useRef( { value, onChange } );
	latest.current = { value, onChange };
	const [ isReady, setIsReady ] = useState( false );
	const [ error, setError ] = useState< Error >();
	const [ problems, setProblems ] = useState< readonly LineProblem[] >( [] );
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
						onProblems: setProblems,
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
				className={ `atelier-styles-css__editor ${
					isTall ? 'is-tall' : ''
				}` }
				style={ { minBlockSize: `${ minLines * 20 }px` } }
			/>
			<Problems
				problems={ problems }
				onSelect={ ( problem ) => editor.current?.select( problem ) }
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

// Others are shown after these are corrected.
const MAX_PROBLEMS = 5;

// The marks beside the lines need a pointer. Screen readers read this list, and its buttons select each problem by keyboard.
function Problems( {
	problems,
	onSelect,
}: {
	problems: readonly LineProblem[];
	onSelect: ( problem: LineProblem ) => void;
} ) {
	return (
		<div role="status">
			{ problems.length > 0 && (
				<ul className="atelier-styles-css__problems">
					{ problems.slice( 0, MAX_PROBLEMS ).map( ( problem ) => (
						<li key={ `${ problem.from } ${ problem.message }` }>
							<Button
								variant="link"
								onClick={ () => onSelect( problem ) }
							>
								{ sprintf(
									/* translators: 1: number of a line, 2: a sentence that says what is wrong there. */
									__( 'Line %1$d: %2$s', 'atelier' ),
									problem.line,
									problem.message
								) }
							</Button>
						</li>
					) ) }
				</ul>
			) }
		</div>
	);
}
