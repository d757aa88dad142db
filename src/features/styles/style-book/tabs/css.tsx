import { useMemo } from 'react';
import { getBlockType } from '@wordpress/blocks';
import { __, sprintf } from '@wordpress/i18n';

import { getBlockStyles } from '@/wordpress/block-style-support';
import { useGlobalStyles } from '../../config/use-global-styles';
import {
	describeCss,
	listBlockCss,
	type BlockCss,
} from '../../rules/words/css-words';
import { BookExample } from '../book-example';

const CSS = { screen: 'css' } as const;

/** Additional CSS of the site, and of its blocks. */
export function Css() {
	const { merged, canEditCss } = useGlobalStyles();
	const css = typeof merged.styles.css === 'string' ? merged.styles.css : '';
	const blocks = useMemo( () => listBlockCss( merged ), [ merged ] );
	return (
		<>
			<CssExample
				title={ __( 'Additional CSS', 'atelier' ) }
				css={ css }
				to={ canEditCss ? CSS : undefined }
			/>
			{ blocks.map( ( block ) => (
				<CssExample
					key={ `${ block.blockName } ${ block.variation ?? '' }` }
					title={ describeBlock( block ) }
					css={ block.css }
					to={ {
						screen: 'block',
						blockName: block.blockName,
						...( block.variation && {
							variation: block.variation,
						} ),
					} }
				/>
			) ) }
		</>
	);
}

function CssExample( {
	title,
	css,
	to,
}: {
	title: string;
	css: string;
	to: Parameters< typeof BookExample >[ 0 ][ 'to' ];
} ) {
	const read = useMemo( () => () => describeCss( css ), [ css ] );
	return (
		<BookExample title={ title } to={ to } read={ read }>
			{ css.trim() !== '' && (
				<pre className="atelier-book__css" dir="ltr">
					{ css.trim() }
				</pre>
			) }
		</BookExample>
	);
}

function describeBlock( { blockName, variation }: BlockCss ): string {
	const title = getBlockType( blockName )?.title ?? blockName;
	const style = getBlockStyles( blockName ).find(
		( { name } ) => name === variation
	);
	return variation
		? sprintf(
				/* translators: 1: where something is, for example the block "Quote". 2: name of something in it, for example "Text". */
				__( '%1$s › %2$s', 'atelier' ),
				title,
				style?.label ?? variation
		  )
		: title;
}
