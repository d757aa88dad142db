/*
 * Experimental components of the host under stable names.
 */
export {
	__experimentalConfirmDialog as ConfirmDialog,
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
	__experimentalUnitControl as UnitControl,
} from '@wordpress/components';
