import clsx from 'clsx';
import { Button, Dropdown } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { reset as resetIcon } from '@wordpress/icons';
import { getValueFromVariable } from '@wordpress/global-styles-engine';

import {
	getAtPath,
	setAtPath,
	type ConfigPath,
} from '@/utils/theme-json/value-at-path';
import { useGlobalStyles } from '../config/use-global-styles';
import type { StyleNodeAccess } from '../config/use-style-node';
import type { ColorRow } from '../rules/color-rows';
import { getValueOrigin, isStored } from '../rules/value-origin';
import { ContrastNotice } from './contrast-notice';
import { FillPicker } from './fill-picker';
import { OriginBadge } from './origin-badge';
import { useContrastFailure } from './use-contrast-failure';

// Specification 9: popovers of the panels are 36 px to the left.
const POPOVER_PROPS = {
	placement: 'left-start',
	offset: 36,
	shift: true,
} as const;

const TEXT_PATH: ConfigPath = [ 'color', 'text' ];

/** Props of {@link ColorRowControl}. */
export interface ColorRowControlProps {
	row: ColorRow;
	node: StyleNodeAccess;
	blockName?: string | undefined;
}

/** One colour of a node: its value, origin and contrast, a picker, and a reset. */
export function ColorRowControl( {
	row,
	node,
	blockName,
}: ColorRowControlProps ) {
	const { sources } = node;
	const { color, text, gradient, isOwn, write } = useColorRow(
		row,
		node,
		blockName
	);
	const isTextColor = color?.toLowerCase() === 'currentcolor';
	const shownPath =
		gradient && row.gradientPath ? row.gradientPath : row.path;
	return (
		<div
			className="atelier-styles-color"
			role="group"
			aria-label={ row.label }
		>
			<div className="atelier-styles-color__line">
				<Dropdown
					className="atelier-styles-color__dropdown"
					popoverProps={ POPOVER_PROPS }
					renderToggle={ ( { isOpen, onToggle } ) => (
						<ColorToggle
							row={ row }
							fill={ gradient ?? ( isTextColor ? text : color ) }
							{ ...( isTextColor && {
								note:
									row.id === 'text'
										? __( 'Inherited', 'atelier' )
										: __( 'As the text', 'atelier' ),
							} ) }
							isOpen={ isOpen }
							onToggle={ onToggle }
						/>
					) }
					renderContent={ () => (
						<FillPicker
							color={ color }
							gradient={ gradient }
							blockName={ blockName }
							onColorChange={ ( next ) =>
								write( row.path, row.gradientPath, next )
							}
							{ ...( row.gradientPath
								? {
										onGradientChange: (
											next: string | undefined
										) =>
											row.gradientPath &&
											write(
												row.gradientPath,
												row.path,
												next
											),
								  }
								: {} ) }
						/>
					) }
				/>
				{ ( color ?? gradient ) !== undefined && (
					<OriginBadge
						origin={ getValueOrigin( sources, shownPath ) }
					/>
				) }
				<Button
					icon={ resetIcon }
					size="small"
					disabled={ ! isOwn }
					accessibleWhenDisabled
					label={ sprintf(
						/* translators: %s: name of a color, for example "Link". */
						__( 'Reset %s', 'atelier' ),
						row.label
					) }
					onClick={ () =>
						write( row.path, row.gradientPath, undefined )
					}
				/>
			</div>
			<RowContrast row={ row } node={ node } />
		</div>
	);
}

/** Notices of the schemes in which a text is hard to read, each with a colour that passes. */
function RowContrast( {
	row,
	node: { inheritedValue, value, setValue },
}: Pick< ColorRowControlProps, 'row' | 'node' > ) {
	const failures = useContrastFailure( row, inheritedValue );
	return (
		<>
			{ failures.map( ( { failure, scheme } ) => (
				<ContrastNotice
					key={ scheme ?? '' }
					name={ row.label }
					scheme={ scheme }
					failure={ failure }
					onFix={ ( slug ) =>
						setValue(
							setAtPath(
								value,
								row.path,
								`var:preset|color|${ slug }`
							)
						)
					}
				/>
			) ) }
		</>
	);
}

/** Returns the values of a colour, and the functions that change them. */
function useColorRow(
	row: ColorRow,
	node: StyleNodeAccess,
	blockName: string | undefined
) {
	const { merged } = useGlobalStyles();
	const { inheritedValue, sources, value, setValue } = node;
	const read = ( path: ConfigPath | undefined ) => {
		const raw = path && getAtPath( inheritedValue, path );
		const decoded =
			raw === undefined
				? undefined
				: getValueFromVariable( merged, blockName, raw as string );
		return typeof decoded === 'string' ? decoded : undefined;
	};
	const color = read( row.path );
	const gradient = read( row.gradientPath );
	const isOwn =
		isStored( getValueOrigin( sources, row.path ) ) ||
		( row.gradientPath !== undefined &&
			isStored( getValueOrigin( sources, row.gradientPath ) ) );
	// A colour and a gradient replace each other, so setting one removes the other in the same step.
	const write = (
		path: ConfigPath,
		other: ConfigPath | undefined,
		next: string | undefined
	) => {
		const withoutOther = other
			? setAtPath( value, other, undefined )
			: value;
		setValue( setAtPath( withoutOther, path, next ) );
	};
	return {
		color,
		text: read( TEXT_PATH ),
		gradient,
		isOwn,
		write,
	};
}

interface ColorToggleProps {
	row: ColorRow;
	/** The gradient or colour that it shows. */
	fill: string | undefined;
	/** Describes a fill without a color of its own. */
	note?: string;
	isOpen: boolean;
	onToggle: () => void;
}

function ColorToggle( {
	row: { label, path },
	fill,
	note,
	isOpen,
	onToggle,
}: ColorToggleProps ) {
	return (
		<button
			type="button"
			className="atelier-styles-color__toggle"
			// Links from outside of the panel find the control by this.
			data-control={ path.join( '.' ) }
			aria-expanded={ isOpen }
			onClick={ onToggle }
		>
			<span
				className={ clsx( 'atelier-styles-swatch', {
					'is-empty': ! fill,
				} ) }
				style={ { background: fill } }
			/>
			<span className="atelier-styles-color__label">{ label }</span>
			{ note && (
				<span className="atelier-styles-row__count">{ note }</span>
			) }
		</button>
	);
}
