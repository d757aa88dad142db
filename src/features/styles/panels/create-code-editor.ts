import {
	autocompletion,
	closeBrackets,
	closeBracketsKeymap,
	completionKeymap,
} from '@codemirror/autocomplete';
import {
	defaultKeymap,
	history,
	historyKeymap,
	indentWithTab,
} from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import {
	bracketMatching,
	defaultHighlightStyle,
	indentOnInput,
	syntaxHighlighting,
} from '@codemirror/language';
import { linter, lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import {
	drawSelection,
	EditorView,
	highlightActiveLine,
	keymap,
	lineNumbers,
} from '@codemirror/view';

import { findCssProblems } from '../rules/css-problems';

/** Options of {@link createCodeEditor}. */
export interface CodeEditorOptions {
	/** Accessible name. */
	label: string;
	/** Id of the text that says how to leave. */
	helpId: string;
	value: string;
	/** Whether the code is a block's: declarations, and rules that nest. */
	isNested: boolean;
	onChange: ( value: string ) => void;
}

/** A code editor on the page. */
export interface CodeEditor {
	/** Replaces the code, as undo and another tab do; the editor's own text is left alone. */
	setValue: ( value: string ) => void;
	destroy: () => void;
}

/**
 * Creates a code editor for CSS.
 *
 * @param parent  Element that it fills.
 * @param options Options.
 */
export function createCodeEditor(
	parent: HTMLElement,
	{ label, helpId, value, isNested, onChange }: CodeEditorOptions
): CodeEditor {
	let isReplacing = false;
	const view = new EditorView( {
		parent,
		state: EditorState.create( {
			doc: value,
			extensions: [
				lineNumbers(),
				lintGutter(),
				history(),
				drawSelection(),
				indentOnInput(),
				bracketMatching(),
				closeBrackets(),
				autocompletion(),
				highlightActiveLine(),
				highlightSelectionMatches(),
				syntaxHighlighting( defaultHighlightStyle, { fallback: true } ),
				css(),
				linter( ( { state } ) =>
					findCssProblems( state.doc.toString(), isNested ).map(
						( problem ) => ( {
							...problem,
							severity: 'error' as const,
						} )
					)
				),
				EditorView.lineWrapping,
				EditorView.contentAttributes.of( {
					'aria-label': label,
					'aria-describedby': helpId,
					spellcheck: 'false',
				} ),
				EditorView.updateListener.of( ( update ) => {
					if ( update.docChanged && ! isReplacing ) {
						onChange( update.state.doc.toString() );
					}
				} ),
				// CodeMirror lets Tab move on for a moment after Escape, which is the way out by keyboard.
				keymap.of( [
					...closeBracketsKeymap,
					...defaultKeymap,
					...searchKeymap,
					...historyKeymap,
					...completionKeymap,
					...lintKeymap,
					indentWithTab,
				] ),
			],
		} ),
	} );
	return {
		setValue: ( next ) => {
			const current = view.state.doc.toString();
			if ( current !== next ) {
				isReplacing = true;
				view.dispatch( {
					changes: { from: 0, to: current.length, insert: next },
				} );
				isReplacing = false;
			}
		},
		destroy: () => view.destroy(),
	};
}
