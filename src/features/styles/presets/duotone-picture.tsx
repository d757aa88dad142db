import { __ } from '@wordpress/i18n';
import { useId } from 'react';

import { getDuotoneTables } from '../rules/duotone-tables';

/** Props of {@link DuotonePicture}. */
export interface DuotonePictureProps {
	/** The color of shadows first, that of highlights last. */
	colors: readonly string[];
}

/** A landscape with a duotone, by the same filter as WordPress's. */
export function DuotonePicture( { colors }: DuotonePictureProps ) {
	const id = useId();
	const tables = getDuotoneTables( colors );
	return (
		<svg
			className="atelier-styles-duotone-picture"
			role="img"
			aria-label={ __( 'A picture with this duotone', 'atelier' ) }
			viewBox="0 0 240 96"
		>
			<defs>
				<linearGradient id={ `${ id }sky` } x1="0" y1="0" x2="0" y2="1">
					<stop offset="0" stopColor="#3d3d3d" />
					<stop offset="1" stopColor="#e8e8e8" />
				</linearGradient>
				<filter
					id={ `${ id }duotone` }
					colorInterpolationFilters="sRGB"
				>
					<feColorMatrix values=".299 .587 .114 0 0 .299 .587 .114 0 0 .299 .587 .114 0 0 .299 .587 .114 0 0" />
					<feComponentTransfer colorInterpolationFilters="sRGB">
						<feFuncR type="table" tableValues={ tables.r } />
						<feFuncG type="table" tableValues={ tables.g } />
						<feFuncB type="table" tableValues={ tables.b } />
						<feFuncA type="table" tableValues={ tables.a } />
					</feComponentTransfer>
					<feComposite in2="SourceGraphic" operator="in" />
				</filter>
			</defs>
			<g filter={ `url(#${ id }duotone)` }>
				<rect width="240" height="96" fill={ `url(#${ id }sky)` } />
				<circle cx="176" cy="34" r="16" fill="#fff" />
				<path
					d="M0 72 52 30l44 38 30-22 48 36 66-40v54H0z"
					fill="#8a8a8a"
				/>
				<path d="M0 84 70 60l60 24 50-16 60 20v8H0z" fill="#111" />
			</g>
		</svg>
	);
}
