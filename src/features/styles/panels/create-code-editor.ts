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

import { moveFocus } from '@/focus';
import { findCssProblems, type CssProblem } from '../rules/css-problems';
import { findLostBlockCss } from '../rules/lost-block-css';
import { findUnknownProperties } from '../rules/unknown-properties';

/** Options of {@link createCodeEditor}. */
export interface CodeEditorOptions {
	/** Accessible name. */
	label: string;
	/** Id of the text about how to leave the editor. */
	helpId: string;
	value: string;
	/** Whether the code is a block's: declarations, and nested rules. */
	isNested: boolean;
	onChange: ( value: string ) => void;
	/** Called with the problems of the code, and their lines. */
	onProblems: ( problems: readonly LineProblem[] ) => void;
}

/** An error or a warning with its line, from 1. */
export interface LineProblem extends CssProblem {
	line: number;
	severity: 'error' | 'warning';
}

/** A code editor on the page. */
export interface CodeEditor {
	/** Replaces the code, for example after undo, without a call of `onChange`. Equal code is not replaced. */
	setValue: ( value: string ) => void;
	/** Selects a problem, and focuses the editor. */
	select: ( problem: CssProblem ) => void;
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
	{ label, helpId, value, isNested, onChange, onProblems }: CodeEditorOptions
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
				linter( ( { state } ) => {
					const problems = checkCss(
						state.doc.toString(),
						isNested
					).map( ( problem ) => ( {
						...problem,
						line: state.doc.lineAt( problem.from ).number,
					} ) );
					onProblems( problems );
					return problems;
				} ),
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
				// For a moment after Escape, CodeMirror lets Tab leave the editor, which is the way out by keyboard.
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
		select: ( { from, to } ) => {
			view.dispatch( {
				selection: { anchor: from, head: to },
				scrollIntoView: true,
			} );
			moveFocus( view.contentDOM );
		},
		destroy: () => view.destroy(),
	};
}

// Properties and the output of WordPress are checked only in code without errors of structure.
function checkCss( code: string, isNested: boolean ) {
	const problems = findCssProblems( code, isNested );
	return problems.length > 0
		? problems.map( ( problem ) => ( {
				...problem,
				severity: 'error' as const,
		  } ) )
		: [
				...( isNested ? findLostBlockCss( code ) : [] ),
				...findUnknownProperties( code, isNested, ( property ) =>
					CSS.supports( property, 'inherit' )
				),
		  ].map( ( problem ) => ( {
				...problem,
				severity: 'warning' as const,
		  } ) );
}
