import type { TypographyElement } from '../rules/styles-section';
import { useElementStyle } from './use-element-style';

/** Props of {@link ElementSample}. */
export interface ElementSampleProps {
	element: TypographyElement;
	/** Heading level, `heading` for all. */
	level?: string;
	/** Viewport in which it is shown. */
	viewport?: string | undefined;
	/** Whether it fits into a row; otherwise it is large. */
	isSmall?: boolean;
}

// The letters are a picture of the font and not translated.
const SAMPLE = 'Aa';

/** Letters in the font and colours of an element. */
export function ElementSample( {
	element,
	level = 'heading',
	viewport,
	isSmall = false,
}: ElementSampleProps ) {
	const names: Record< TypographyElement, string[] > = {
		text: [],
		link: [ 'link' ],
		heading: level === 'heading' ? [ 'heading' ] : [ 'heading', level ],
		caption: [ 'caption' ],
		button: [ 'button' ],
	};
	const shown = names[ element ];
	const limited = element === 'text' ? [ viewport ?? '' ] : shown;
	const style = useElementStyle(
		viewport && element !== 'text'
			? shown.flatMap( ( name ) => [ name, `${ name }.${ viewport }` ] )
			: limited
	);
	return (
		<span
			className={ `atelier-styles-sample ${
				isSmall ? 'is-small' : 'is-large'
			}` }
			style={ style }
			aria-hidden="true"
		>
			{ SAMPLE }
		</span>
	);
}
