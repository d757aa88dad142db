/*
 * The parts of css-tree that read CSS, without its dictionaries of properties; they come without types.
 */
declare module 'css-tree/tokenizer' {
	/** Calls `onToken` with the type and the position of each token. */
	export function tokenize(
		css: string,
		onToken: ( type: number, start: number, end: number ) => void
	): void;
	export const Function: number;
	export const Url: number;
	export const BadString: number;
}

declare module 'css-tree/parser' {
	interface ParseOptions {
		context: 'stylesheet';
		positions?: boolean;
		parseValue: boolean;
		parseCustomProperty: boolean;
		parseRulePrelude: boolean;
		parseAtrulePrelude: boolean;
		onParseError: ( error: { offset?: number } ) => void;
	}

	// eslint-disable-next-line import/no-default-export -- This is how the package exports it.
	export default function parse(
		css: string,
		options: ParseOptions
	): unknown;
}
