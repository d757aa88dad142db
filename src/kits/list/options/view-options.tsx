import {
	Button,
	CheckboxControl,
	Dropdown,
	SelectControl,
	ToggleControl,
} from '@wordpress/components';
import { __, _x, sprintf } from '@wordpress/i18n';
import {
	arrowDown,
	arrowUp,
	chevronDown,
	chevronUp,
	cog,
} from '@wordpress/icons';

import {
	ToggleGroupControl,
	ToggleGroupControlOption,
	ToggleGroupControlOptionIcon,
} from '@/wordpress/unstable-components';
import { PER_PAGE_SIZES } from '../view/base-view';
import {
	getProperties,
	toggleProperty,
	type HideableField,
	type Property,
} from './get-properties';
import { isPerPageControlVisible } from './is-per-page-control-visible';
import { moveField } from './move-field';
import type { ListView } from '../types';

/** Props of {@link ViewOptions}. */
export interface ViewOptionsProps {
	fields: readonly ( HideableField & { enableSorting?: boolean } )[];
	view: ListView;
	onChange: ( view: ListView ) => void;
	/** Whether items are in a tree. */
	hasLevels: boolean;
	isModified: boolean;
	/** Whether some properties of the view do not fit in the list. */
	isShortened?: boolean;
	onReset: () => void;
}

const POPOVER_PROPS = { placement: 'bottom-end', offset: 8 } as const;

/**
 * The menu of a list's appearance and properties (specification 2.6). `DataViews.ViewConfig` cannot set the order of the properties or
 * switch the levels of a tree on and off.
 */
export function ViewOptions( props: ViewOptionsProps ) {
	return (
		<Dropdown
			popoverProps={ POPOVER_PROPS }
			contentClassName="atelier-view-options__popover"
			renderToggle={ ( { onToggle, isOpen } ) => (
				<span className="atelier-view-options__toggle">
					<Button
						size="compact"
						icon={ cog }
						label={ _x( 'View options', 'noun', 'atelier' ) }
						aria-expanded={ isOpen }
						onClick={ onToggle }
					/>
					{ props.isModified && (
						<span className="atelier-view-options__dot" />
					) }
				</span>
			) }
			renderContent={ () => (
				<div className="atelier-view-options">
					<Appearance { ...props } />
					<Properties { ...props } />
				</div>
			) }
		/>
	);
}

function Appearance( {
	fields,
	view,
	onChange,
	hasLevels,
	isModified,
	onReset,
}: ViewOptionsProps ) {
	const isInfinite = !! view.infiniteScrollEnabled;
	return (
		<section
			className="atelier-view-options__section"
			aria-labelledby="atelier-view-options-appearance"
		>
			<div className="atelier-view-options__header">
				<h2 id="atelier-view-options-appearance">
					{ __( 'Appearance', 'atelier' ) }
				</h2>
				<Button
					size="compact"
					variant="tertiary"
					disabled={ ! isModified }
					accessibleWhenDisabled
					onClick={ onReset }
				>
					{ __( 'Reset view', 'atelier' ) }
				</Button>
			</div>
			<Sorting fields={ fields } view={ view } onChange={ onChange } />
			{ isPerPageControlVisible( PER_PAGE_SIZES, view ) && (
				<PerPage view={ view } onChange={ onChange } />
			) }
			<ToggleControl
				label={ __( 'Enable infinite scroll', 'atelier' ) }
				help={ __(
					'Automatically load more content as you scroll, instead of showing pagination links.',
					'atelier'
				) }
				checked={ isInfinite }
				onChange={ ( infiniteScrollEnabled ) =>
					onChange( { ...view, infiniteScrollEnabled } )
				}
			/>
			{ hasLevels && (
				<ToggleControl
					label={ __( 'Show levels', 'atelier' ) }
					help={ __(
						'Lists each page under its parent.',
						'atelier'
					) }
					checked={ !! view.showLevels }
					onChange={ ( showLevels ) =>
						onChange( { ...view, showLevels } )
					}
				/>
			) }
			{ view.type !== 'grid' && (
				<Density view={ view } onChange={ onChange } />
			) }
		</section>
	);
}

function Sorting( {
	fields,
	view,
	onChange,
}: Pick< ViewOptionsProps, 'fields' | 'view' | 'onChange' > ) {
	const sortable = fields.filter(
		( { enableSorting } ) => enableSorting !== false
	);
	const direction = view.sort?.direction ?? 'desc';
	return (
		<div className="atelier-view-options__row">
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Sort by', 'atelier' ) }
				value={ view.sort?.field ?? '' }
				options={ [
					...( view.sort
						? []
						: [
								{
									value: '',
									label: __( 'Default', 'atelier' ),
								},
						  ] ),
					...sortable.map( ( { id, label } ) => ( {
						value: id,
						label: label ?? id,
					} ) ),
				] }
				onChange={ ( field ) =>
					onChange( { ...view, sort: { field, direction } } )
				}
			/>
			<ToggleGroupControl
				__next40pxDefaultSize
				isBlock
				label={ __( 'Order', 'atelier' ) }
				value={ view.sort?.direction }
				onChange={ ( value ) =>
					onChange( {
						...view,
						sort: {
							field:
								view.sort?.field ??
								sortable[ 0 ]?.id ??
								'title',
							direction: value === 'asc' ? 'asc' : 'desc',
						},
					} )
				}
			>
				<ToggleGroupControlOptionIcon
					value="asc"
					icon={ arrowUp }
					label={ __( 'Sort ascending', 'atelier' ) }
				/>
				<ToggleGroupControlOptionIcon
					value="desc"
					icon={ arrowDown }
					label={ __( 'Sort descending', 'atelier' ) }
				/>
			</ToggleGroupControl>
		</div>
	);
}

function PerPage( {
	view,
	onChange,
}: Pick< ViewOptionsProps, 'view' | 'onChange' > ) {
	return (
		<ToggleGroupControl
			__next40pxDefaultSize
			isBlock
			label={ __( 'Items per page', 'atelier' ) }
			value={ view.perPage }
			disabled={ ! view.sort?.field }
			onChange={ ( value ) =>
				onChange( { ...view, perPage: Number( value ) } )
			}
		>
			{ PER_PAGE_SIZES.map( ( size ) => (
				<ToggleGroupControlOption
					key={ size }
					value={ size }
					// With the group's own flag alone, the keyboard could still choose its options.
					disabled={ ! view.sort?.field }
					label={ String( size ) }
				/>
			) ) }
		</ToggleGroupControl>
	);
}

function Density( {
	view,
	onChange,
}: Pick< ViewOptionsProps, 'view' | 'onChange' > ) {
	return (
		<ToggleGroupControl
			__next40pxDefaultSize
			isBlock
			label={ __( 'Density', 'atelier' ) }
			value={ view.layout?.density ?? 'balanced' }
			onChange={ ( density ) =>
				onChange( {
					...view,
					layout: {
						...view.layout,
						density: density as
							| 'compact'
							| 'balanced'
							| 'comfortable',
					},
				} )
			}
		>
			<ToggleGroupControlOption
				value="comfortable"
				label={ __( 'Comfortable', 'atelier' ) }
			/>
			<ToggleGroupControlOption
				value="balanced"
				label={ __( 'Balanced', 'atelier' ) }
			/>
			<ToggleGroupControlOption
				value="compact"
				label={ __( 'Compact', 'atelier' ) }
			/>
		</ToggleGroupControl>
	);
}

function Properties( {
	fields,
	view,
	onChange,
	isShortened = false,
}: ViewOptionsProps ) {
	const properties = getProperties( fields, view );
	return (
		<section
			className="atelier-view-options__section"
			aria-labelledby="atelier-view-options-properties"
		>
			<h2 id="atelier-view-options-properties">
				{ __( 'Properties', 'atelier' ) }
			</h2>
			<ul className="atelier-view-options__properties">
				{ properties.map( ( property ) => (
					<li key={ property.id }>
						<CheckboxControl
							label={ property.label }
							checked={ property.isVisible }
							disabled={ property.isLocked }
							onChange={ () =>
								onChange( toggleProperty( view, property ) )
							}
						/>
						{ property.place !== undefined && (
							<MoveButtons
								property={ property }
								count={ view.fields?.length ?? 0 }
								onMove={ ( by ) =>
									onChange( {
										...view,
										fields: [
											...moveField(
												view.fields ?? [],
												property.id,
												by
											),
										],
									} )
								}
							/>
						) }
					</li>
				) ) }
			</ul>
			{ isShortened && (
				<p className="atelier-view-options__note">
					{ __(
						'Some have no room in this window, and are not shown.',
						'atelier'
					) }
				</p>
			) }
		</section>
	);
}

function MoveButtons( {
	property: { label, place = 0 },
	count,
	onMove,
}: {
	property: Property;
	count: number;
	onMove: ( by: -1 | 1 ) => void;
} ) {
	return (
		<span className="atelier-view-options__move">
			<Button
				size="small"
				icon={ chevronUp }
				disabled={ place === 0 }
				accessibleWhenDisabled
				/* translators: %s: name of a column. */
				label={ sprintf( __( 'Move %s up', 'atelier' ), label ) }
				onClick={ () => onMove( -1 ) }
			/>
			<Button
				size="small"
				icon={ chevronDown }
				disabled={ place === count - 1 }
				accessibleWhenDisabled
				/* translators: %s: name of a column. */
				label={ sprintf( __( 'Move %s down', 'atelier' ), label ) }
				onClick={ () => onMove( 1 ) }
			/>
		</span>
	);
}
