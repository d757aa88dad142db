import { useRef, type CSSProperties } from 'react';
import { __ } from '@wordpress/i18n';

import { describeBackground } from '../../rules/words/background-words';
import { BookBlocks, BookExample } from '../book-example';
import { readStyle } from '../read-look';
import { createText } from '../sample-blocks';
import { useReading } from '../use-reading';
import type { WordsRun } from '../words-queue';

const BACKGROUND = { screen: 'background' } as const;

/** The background of the site's pages. */
export function Background() {
	return (
		<BookExample
			title={ __( 'Background', 'atelier' ) }
			to={ BACKGROUND }
			read={ readWords }
		>
			<BackgroundSample />
		</BookExample>
	);
}

// The book has the same background, but no visible edge; this sample has one.
function BackgroundSample() {
	const ref = useRef< HTMLDivElement >( null );
	const background = useReading( ref, readBackground );
	return (
		<div
			ref={ ref }
			className="atelier-book__page"
			style={ background && toStyle( background ) }
		>
			<BookBlocks create={ createText } />
		</div>
	);
}

function readBackground( example: Element ) {
	const style = readStyle( example.ownerDocument.body );
	return {
		color: style.backgroundColor,
		image: style.backgroundImage,
		size: style.backgroundSize,
		position: style.backgroundPosition,
		repeat: style.backgroundRepeat,
		attachment: style.backgroundAttachment,
	};
}

function readWords( example: Element, run: WordsRun ): string {
	return describeBackground( readBackground( example ), run );
}

function toStyle( {
	color,
	image,
	size,
	position,
	repeat,
}: ReturnType< typeof readBackground > ): CSSProperties {
	return {
		backgroundColor: color,
		backgroundImage: image,
		backgroundSize: size,
		backgroundPosition: position,
		backgroundRepeat: repeat,
	};
}
