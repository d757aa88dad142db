export { CommandContext } from './command-context';
export { useActionCommands, type ActionCommand } from './use-action-commands';
export {
	ScreenCommands,
	type CommandScreen,
	type ScreenCommandsProps,
} from './screen-commands';
