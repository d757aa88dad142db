/*
 * Components that WordPress marks as experimental, under stable names.
 */
export {
	__experimentalConfirmDialog as ConfirmDialog,
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
	__experimentalToggleGroupControlOptionIcon as ToggleGroupControlOptionIcon,
	__experimentalUnitControl as UnitControl,
} from '@wordpress/components';
